import { useId } from 'react'
import {
  type ComparedBenefit,
  compareLevels,
  type GivenBenefit,
} from '#app/rules/memberships/compare-levels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import * as styles from '#app/ui/membership-card/level-comparison.css.ts'
import type { CardOffering, MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { Section } from '#app/ui/page/page.tsx'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** So many benefits need no press on a phone. */
const SHOWN_BENEFITS = 3

/** A table stays one for who hears it, also where its rows are laid out as lines: some browsers forget what it is then. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/**
 * All levels in one table: what each costs, what some of them give, and what one alone gives; above it what all of them do. On phones the
 * prices are in sight and the benefits unfold, each above the names of those that give it.
 */
export const LevelComparison = ({ cards }: { cards: readonly MembershipCardModel[] }) => {
  const text = useText()
  const compared = compareLevels(
    cards.map(({ benefits }) => ({ benefits: [...benefits.shown, ...benefits.rest] })),
  )
  if (!compared) return null
  const { shared, rows, own } = compared
  const heading = text('membership-compare')
  const names = cards.map(({ name }) => name)
  const hasOwn = own.some(benefits => benefits.length > 0)
  const count = shared.length + rows.length + own.flat().length
  return (
    <Section heading={heading} step="title" className={styles.comparison}>
      <Shared benefits={shared} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div role="group" aria-label={heading} tabIndex={0} className={styles.scroll}>
        <table {...as.table} className={styles.table}>
          <thead {...as.rowgroup}>
            <tr {...as.row} className={styles.row}>
              <th {...as.columnheader} scope="col" className={styles.corner}>
                {text('membership-benefits')}
              </th>
              <MoneyList amounts={cards.flatMap(({ offerings: [first] }) => first?.prices[0]?.price ?? [])}>
                {cards.map(card => (
                  <Level key={card.id} {...card} />
                ))}
              </MoneyList>
            </tr>
          </thead>
          <tbody {...as.rowgroup}>
            {rows.map(row => (
              <Row key={row.benefit} {...row} names={names} />
            ))}
            {hasOwn ? <OwnRow own={own} names={names} /> : null}
          </tbody>
        </table>
      </div>
      {count > SHOWN_BENEFITS ? (
        <details className={styles.all}>
          <summary className={styles.unfold}>
            {text('membership-compare-all', { count })}
            <Icon name="chevron-down" className={styles.unfoldSign} />
          </summary>
        </details>
      ) : null}
    </Section>
  )
}

/** What no level needs to be chosen for. */
const Shared = ({ benefits }: { benefits: readonly string[] }) => {
  const text = useText()
  const id = useId()
  return benefits.length > 0 ? (
    <div className={styles.shared}>
      <p id={id} className={styles.sharedWords}>
        {text('membership-compare-shared')}
      </p>
      <ul aria-labelledby={id} className={styles.sharedList}>
        {benefits.map(benefit => (
          <li key={benefit} className={styles.sharedBenefit}>
            <Icon name="check" className={styles.sharedSign} />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  ) : null
}

const Level = ({ name, detailHref, offerings: [offering] }: MembershipCardModel) => (
  <th {...as.columnheader} scope="col" className={styles.level}>
    <Link href={detailHref} className={styles.name}>
      {name}
    </Link>
    {offering?.prices[0] ? <Price amount={offering.prices[0].price} /> : null}
    <Who offering={offering} />
  </th>
)

/** Who may have a level that only one kind of member can: an age, as the venue says it. */
const Who = ({ offering }: { offering?: CardOffering }) => {
  const [price, ...others] = offering?.prices ?? []
  const isForAll = others.length > 0 || (offering?.more ?? 0) > 0
  return price?.description && !isForAll ? <span className={styles.who}>{price.description}</span> : null
}

const Row = ({ benefit, given, names }: ComparedBenefit & { names: readonly string[] }) => (
  <tr {...as.row} className={styles.row}>
    <th {...as.rowheader} scope="row" className={styles.benefit}>
      {benefit}
    </th>
    {given.map((amount, place) => (
      <td {...as.cell} key={place} className={styles.cell[lookOf(amount)]}>
        <Given amount={amount} name={names[place] ?? ''} />
      </td>
    ))}
  </tr>
)

/** Of each level what it alone gives, in its column. */
const OwnRow = ({ own, names }: { own: readonly string[][]; names: readonly string[] }) => {
  const text = useText()
  return (
    <tr {...as.row} className={styles.row}>
      <th {...as.rowheader} scope="row" className={styles.benefit}>
        {text('membership-compare-own')}
      </th>
      {own.map((benefits, place) => (
        <td {...as.cell} key={names[place]} className={styles.cell[benefits.length > 0 ? 'own' : 'missing']}>
          {benefits.length > 0 ? (
            <>
              <LevelName name={names[place] ?? ''} />
              <ul className={styles.ownList}>
                {benefits.map(benefit => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </>
          ) : (
            <VisuallyHidden>{text('membership-compare-not-given')}</VisuallyHidden>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Seen where it does not stand above, and read out as the heading of its column. */
const LevelName = ({ name }: { name: string }) => (
  <span aria-hidden className={styles.levelName}>
    {name}
  </span>
)

const lookOf = (amount: GivenBenefit) => {
  if (typeof amount === 'string') return 'amount'
  return amount ? 'given' : 'missing'
}

const Given = ({ amount, name }: { amount: GivenBenefit; name: string }) => {
  const text = useText()
  if (typeof amount === 'string')
    return (
      <>
        <LevelName name={name} />
        <span>{amount}</span>
      </>
    )
  return (
    <>
      {amount ? <Icon name="check" className={styles.sign} /> : null}
      <LevelName name={name} />
      <VisuallyHidden>
        {text(amount ? 'membership-compare-given' : 'membership-compare-not-given')}
      </VisuallyHidden>
    </>
  )
}
