import { Icon } from '#app/ui/icon/icon.tsx'
import * as styles from '#app/ui/membership-card/benefits.css.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type BenefitsProps = {
  name: string
  benefits: { shown: readonly string[]; rest: readonly string[]; isGain?: boolean }
  /** false where they are not had any more */
  isGiven?: boolean
}

/** What a membership gives; beyond the first ones the list unfolds (MEM-093). */
export const Benefits = ({ name, benefits: { shown, rest, isGain }, isGiven = true }: BenefitsProps) => {
  const text = useText()
  if (shown.length === 0) return null
  return (
    <div className={styles.benefits}>
      {isGain ? <p className={styles.gain}>{text('membership-gain')}</p> : null}
      <BenefitList benefits={shown} isGiven={isGiven} label={text('membership-benefits-of', { name })} />
      {rest.length > 0 ? (
        <details className={styles.rest}>
          <summary className={styles.summary}>
            {text('membership-view-all-benefits')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </summary>
          <BenefitList benefits={rest} isGiven={isGiven} label={text('membership-benefits-of', { name })} />
        </details>
      ) : null}
    </div>
  )
}

type BenefitListProps = { benefits: readonly string[]; isGiven: boolean; label: string }

const BenefitList = ({ benefits, isGiven, label }: BenefitListProps) => (
  <ul className={styles.list} aria-label={label}>
    {benefits.map(benefit => (
      <li key={benefit} className={styles.benefit}>
        <Icon name={isGiven ? 'check' : 'minus'} className={styles.sign[isGiven ? 'given' : 'missing']} />
        <span>{benefit}</span>
      </li>
    ))}
  </ul>
)
