import { Heading } from '#app/ui/page/page.tsx'
import { MoneyList, useMoney } from '#app/ui/price/money-format.tsx'
import { type PartyAmount, PartyPrice } from '#app/ui/price/party-price.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { type SavingProps, useSavingText } from '#app/ui/price/saving.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './order-panel.css.ts'

type PersonPrices = readonly {
  id: string
  name: string
  description: string
  price: number
  retail: number
  /** what members pay, where the visitor is none and they pay less */
  memberPrice: number | null
}[]

export type PricesProps = {
  /** Cents; `retail` is more than `price` where the visitor pays less. */
  prices: PersonPrices
  /** What each group of times costs, in words and cents, where not all cost the same */
  timedPrices: readonly { times: string; prices: PersonPrices }[]
  forMembers: boolean
  membersOnly: boolean
  /** Of a combo, against its cheapest parts. */
  saving: SavingProps | null
  /** What those who are coming pay together; null where it is not known who comes, or what they pay. */
  party: PartyAmount | null
}

/** Who pays how much, one under the other. */
export const Prices = ({ prices, timedPrices, forMembers, membersOnly, saving, party }: PricesProps) => {
  const text = useText()
  const groups = timedPrices.length > 0 ? timedPrices : [{ times: '', prices }]
  const amounts = groups.flatMap(group =>
    group.prices.flatMap(({ price, retail, memberPrice }) => [price, retail, memberPrice ?? price]),
  )
  const isFree = amounts.every(amount => amount === 0)
  return (
    <div className={styles.prices}>
      <Heading level={3} step="label">
        {text('event-detail-price')}
      </Heading>
      {isFree ? (
        <p className={styles.name}>{text(membersOnly ? 'event-card-member-free' : 'event-detail-free')}</p>
      ) : null}
      <MoneyList amounts={amounts}>
        {(isFree ? [] : groups).map(group => (
          <div key={group.times} className={styles.timed}>
            {group.times ? <p className={styles.timesOf}>{group.times}</p> : null}
            <ul className={styles.rows}>
              {group.prices.map(price => (
                <PriceLine key={price.id} price={price} forMembers={forMembers} />
              ))}
            </ul>
          </div>
        ))}
      </MoneyList>
      {party && (!isFree || party.most > 0) ? (
        <p className={styles.forAll}>
          <PartyPrice {...party} />
        </p>
      ) : null}
      {saving ? <ComboSaving {...saving} /> : null}
    </div>
  )
}

type PriceLineProps = { price: PricesProps['prices'][number]; forMembers: boolean }

const PriceLine = ({ price: entry, forMembers }: PriceLineProps) => {
  const { name, description, price, retail } = entry
  const text = useText()
  const { price: money } = useMoney()
  const members = forMembers && price < retail ? price : entry.memberPrice
  const memberWords = (cents: number) =>
    cents > 0 ? text('event-card-member-price', { price: money(cents) }) : text('event-card-member-free')
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        {description ? <span className={styles.about}>{description}</span> : null}
      </span>
      <Price
        amount={price}
        retail={retail}
        retailLabel={text('event-card-regular-price', { price: money(retail) })}
        note={members === null ? undefined : memberWords(members)}
      />
    </li>
  )
}

const ComboSaving = (saving: SavingProps) => {
  const text = useText()
  const words = useSavingText()
  return <p className={styles.saving}>{text('event-detail-saving-against', { saving: words(saving) })}</p>
}
