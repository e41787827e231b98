import {
  type ComparedBenefit,
  comparedBenefits,
  type GivenBenefit,
} from '#app/rules/memberships/compare-levels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import * as styles from '#app/ui/membership-card/level-comparison.css.ts'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { Section } from '#app/ui/page/page.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** All levels in one table: what each costs, and what it gives that others do not. */
export const LevelComparison = ({ cards }: { cards: readonly MembershipCardModel[] }) => {
  const text = useText()
  const rows = comparedBenefits(
    cards.map(({ benefits }) => ({ benefits: [...benefits.shown, ...benefits.rest] })),
  )
  if (rows.length === 0) return null
  const heading = text('membership-compare')
  return (
    <Section heading={heading} step="title">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div role="group" aria-label={heading} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {text('membership-benefits')}
              </th>
              {cards.map(card => (
                <Level key={card.id} {...card} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row.benefit} {...row} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

const Level = ({ name, detailHref, offerings: [offering] }: MembershipCardModel) => (
  <th scope="col" className={styles.level}>
    <Link href={detailHref} className={styles.name}>
      {name}
    </Link>
    {offering?.prices[0] ? <Price amount={offering.prices[0].price} /> : null}
  </th>
)

const Row = ({ benefit, given }: ComparedBenefit) => (
  <tr>
    <th scope="row" className={styles.benefit}>
      {benefit}
    </th>
    {given.map((amount, place) => (
      <td key={place} className={styles.cell}>
        <Given amount={amount} />
      </td>
    ))}
  </tr>
)

const Given = ({ amount }: { amount: GivenBenefit }) => {
  const text = useText()
  if (typeof amount === 'string') return amount
  return (
    <>
      {amount ? <Icon name="check" className={styles.sign} /> : null}
      <VisuallyHidden>
        {text(amount ? 'membership-compare-given' : 'membership-compare-not-given')}
      </VisuallyHidden>
    </>
  )
}
