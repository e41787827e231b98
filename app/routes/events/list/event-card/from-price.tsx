import { useMoney } from '#app/ui/price/money-format.tsx'
import { type PartyAmount, PartyPrice } from '#app/ui/price/party-price.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './from-price.css.ts'

type FromPriceProps = {
  price: number | null
  retail: number | null
  forMembers?: boolean
  /** Cents: the least that members pay, told to those who are none; null where they pay no less. */
  memberPrice?: number | null
  /** What those who are coming pay together; null where it is not known who comes, or what they pay. */
  party?: PartyAmount | null
}

/**
 * What all who come pay together, else the least one pays, in cents, and what it was before when that is more. What one member pays is no
 * measure of a sum of several.
 */
export const FromPrice = ({ memberPrice = null, ...amounts }: FromPriceProps) =>
  amounts.price === null || memberPrice === null || amounts.party ? (
    <OwnPrice {...amounts} />
  ) : (
    <span className={styles.pair}>
      <OwnPrice {...amounts} />
      <MembersPrice price={memberPrice} />
    </span>
  )

/** What members pay, for everybody to see. */
const MembersPrice = ({ price }: { price: number }) => {
  const text = useText()
  const money = useMoney()
  return (
    <span className={styles.members}>
      {price > 0
        ? text('event-card-member-from', { price: money.price(price) })
        : text('event-card-member-free')}
    </span>
  )
}

const OwnPrice = ({ price, retail, forMembers, party }: Omit<FromPriceProps, 'memberPrice'>) => {
  const text = useText()
  const money = useMoney()
  if (price === null) return <span />
  if (party && (price > 0 || party.most > 0))
    return (
      <span className={styles.price}>
        <PartyPrice {...party} />
      </span>
    )
  const priceText = money.price(price)
  const words = price > 0 ? text('event-card-from-price', { price: priceText }) : priceText
  return (
    <span className={forMembers && retail !== null ? styles.below : styles.price}>
      {retail !== null ? <RetailPrice priceText={money.price(retail)} /> : null}
      {forMembers ? (
        <span className={styles.member}>
          {price > 0 ? text('event-card-member-from', { price: priceText }) : text('event-card-member-free')}
        </span>
      ) : (
        <span>{words}</span>
      )}
    </span>
  )
}

/** Struck through for the eye, in words for the ear. */
const RetailPrice = ({ priceText }: { priceText: string }) => {
  const text = useText()
  return (
    <>
      <s className={styles.retail} aria-hidden>
        {priceText}
      </s>
      <VisuallyHidden>{text('event-card-regular-price', { price: priceText })} </VisuallyHidden>
    </>
  )
}
