import * as buttonStyles from '#app/ui/button/button.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import type { CardOffering, CardPrice } from '#app/ui/membership-card/membership-card-model.ts'
import * as styles from '#app/ui/membership-card/offering-prices.css.ts'
import { MoneyList, useMoney } from '#app/ui/price/money-format.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type OfferingPricesProps = {
  offering: CardOffering
  /** where prices that are not shown can be seen */
  moreHref?: string
  /** what a row does, where each is a way to buy; null: it is the only one, and has a button */
  choice?: string | null
}

const renewalWords = {
  none: 'membership-ends',
  optional: 'membership-may-renew',
  required: 'auto-renew-icon',
} as const

/** How long a membership lasts, what comes after it, and who pays how much for it (MEM-096). */
export const OfferingPrices = ({ offering, moreHref, choice }: OfferingPricesProps) => {
  const text = useText()
  const { name, duration, renewal, valid, prices, perMonth, more } = offering
  return (
    <div className={styles.offering}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        {duration ? <Duration duration={duration} /> : null}
      </p>
      <MoneyList amounts={prices.map(({ price }) => price)}>
        <ul className={styles.prices}>
          {prices.map((price, place) => (
            <li key={price.id}>
              <PriceLine
                price={price}
                perMonth={place === 0 ? perMonth : null}
                isFirst={place === 0}
                choice={choice}
              />
            </li>
          ))}
        </ul>
      </MoneyList>
      {more > 0 ? <More count={more} href={moreHref} /> : null}
      {valid ? (
        <p className={styles.note}>
          <Icon name="calendar" className={styles.sign} />
          <span>{text('membership-valid', valid)}</span>
        </p>
      ) : null}
      {renewal !== 'life' ? (
        <p className={styles.note}>
          <Icon name={renewal === 'none' ? 'clock' : 'refresh'} className={styles.sign} />
          <span>{text(renewalWords[renewal])}</span>
        </p>
      ) : null}
    </div>
  )
}

const Duration = ({ duration }: { duration: NonNullable<CardOffering['duration']> }) => {
  const text = useText()
  return (
    <span className={styles.duration}>
      {duration === 'life' ? text('membership-for-life') : text('membership-duration', duration)}
    </span>
  )
}

const More = ({ count, href }: { count: number; href: string | undefined }) => {
  const text = useText()
  const words = text('membership-more-prices', { count })
  return (
    <p className={styles.more}>
      {href ? (
        <Link href={href} className={styles.moreLink}>
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  )
}

type PriceLineProps = { price: CardPrice; perMonth: number | null; isFirst: boolean; choice?: string | null }

const PriceLine = ({
  price: { name, description, price, inFull, href, isHeld },
  perMonth,
  isFirst,
  choice,
}: PriceLineProps) => {
  const text = useText()
  const { money } = useMoney()
  const line = (
    <>
      <span className={styles.who}>
        <span>{name}</span>
        {description ? <span className={styles.about}>{description}</span> : null}
        {isHeld ? <Tag>{text('membership-held-price')}</Tag> : null}
      </span>
      <span className={styles.amount}>
        <Price amount={price} size={isFirst ? 'large' : 'regular'} />
        {inFull === null ? null : (
          <span className={styles.about}>{text('membership-left-to-pay', { price: money(inFull) })}</span>
        )}
        {perMonth ? (
          <span className={styles.about}>{text('membership-works-out', { price: money(perMonth) })}</span>
        ) : null}
      </span>
    </>
  )
  if (!href || choice === null) return <span className={styles.line}>{line}</span>
  return (
    <Link href={href} className={styles.lineLink}>
      {line}
      {choice ? (
        <span className={classNames(buttonStyles.tone.secondary, buttonStyles.size.small, styles.choice)}>
          {choice}
        </span>
      ) : (
        <Icon name="chevron-end" className={styles.onward} />
      )}
    </Link>
  )
}
