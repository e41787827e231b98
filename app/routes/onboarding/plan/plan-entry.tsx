import type { PlanEntry } from '#app/rules/venues/describe-plan.ts'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { onboardingCatalogueTexts } from '#theme/texts/lists/onboarding-catalogue.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './plan.css.ts'

type TextKey = keyof typeof onboardingCatalogueTexts & `onboarding-${'part' | 'key'}-${string}`

/** One record of a plan: what changes in it opens at a press, and is open where it is changed. */
export const PlanEntryView = ({ kind, part, name, lines, more }: PlanEntry) => {
  const words = useKeyWords()
  const text = useText()
  const heading = (
    <>
      <strong className={styles.name}>{name || words('part', part)}</strong>
      {name ? <Tag>{words('part', part)}</Tag> : null}
    </>
  )
  if (lines.length === 0) return <div className={styles.plain}>{heading}</div>
  return (
    <Disclosure summary={<span className={styles.entry}>{heading}</span>} open={kind === 'changed'}>
      <dl className={styles.lines}>
        {lines.map(({ path, before, after }, index) => (
          <div key={`${path.join('.')}-${index}`} className={styles.line}>
            <dt className={styles.what}>{path.map(key => words('key', key)).join(' › ')}</dt>
            <dd className={styles.values}>
              {before === null ? null : <del className={styles.before}>{before}</del>}
              {after === null ? null : <ins className={styles.after}>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 ? <p>{text('onboarding-plan-more', { count: more })}</p> : null}
    </Disclosure>
  )
}

/** Keys of a venue file in words; a key that has none stands as it is. */
function useKeyWords() {
  const text = useText()
  return (kind: 'part' | 'key', key: string): string => {
    const reference = `onboarding-${kind}-${key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
    return reference in onboardingCatalogueTexts ? text(reference as TextKey) : key
  }
}
