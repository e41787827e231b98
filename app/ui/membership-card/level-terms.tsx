import * as styles from '#app/ui/membership-card/level-terms.css.ts'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { RenewalWords } from '#app/ui/membership-card/renewal-words.tsx'
import { MoneyList, useMoney } from '#app/ui/price/money-format.tsx'

/** Right above the button of a level: which one it is, for how long, for how much, and what comes after it. */
export const LevelTerms = ({
  name,
  offerings: [offering],
}: Pick<MembershipCardModel, 'name' | 'offerings'>) => {
  if (!offering) return null
  const amounts = offering.prices.map(({ price }) => price)
  return (
    <p className={styles.terms}>
      <strong>{name}</strong>
      <span>
        <MoneyList amounts={amounts}>
          <PriceSpan amounts={amounts} />
        </MoneyList>
        {` · ${offering.name}`}
      </span>
      <RenewalWords renewal={offering.renewal} />
    </p>
  )
}

/** The least and the most of what there is to pay, once where they are the same. */
const PriceSpan = ({ amounts }: { amounts: readonly number[] }) => {
  const { price: money } = useMoney()
  const ends = [...new Set([Math.min(...amounts), Math.max(...amounts)])]
  return <bdi>{ends.map(money).join(' – ')}</bdi>
}
