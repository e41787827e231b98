import { useMemo } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/controls/controls.css.ts'
import { type ContrastFix, contrastFixes } from '#editor/document/contrast-fixes.ts'
import { type ContrastPair, contrastPairs } from '#editor/document/contrast-pairs.ts'
import { type ContrastGround, isPictureGround, nameOfGround } from '#theme/compile/contrast-problems.ts'
import type { ResolvedVariables } from '#theme/compile/resolve.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { definitionOf, type VariableReference } from '#theme/variables.ts'

/** Every declared pair a colour stands in, with its ratio and whether it is enough. */
export const ContrastRows = ({ reference }: { reference: VariableReference }) => {
  const text = useText()
  const { compiled } = useComposer()
  const pairs = contrastPairs(reference, compiled)
  const weak = pairs.filter(({ ratio, min }) => ratio < min).length
  const count = Math.max(SHOWN_ROWS, weak)
  return pairs.length === 0 ? null : (
    <div className={styles.pairs}>
      <PairRows pairs={pairs.slice(0, count)} />
      {pairs.length > count && (
        <details>
          <summary className={styles.morePairs}>
            {text('editor-more', { count: pairs.length - count })}
          </summary>
          <PairRows pairs={pairs.slice(count)} />
        </details>
      )}
    </div>
  )
}

/** The worst ones tell enough; all that are too weak are shown. */
const SHOWN_ROWS = 4

const PairRows = ({ pairs }: { pairs: readonly ContrastPair[] }) => (
  <ul className={styles.pairs}>
    {pairs.map(pair => (
      <PairRow key={`${pair.text} ${pair.ground}`} pair={pair} />
    ))}
  </ul>
)

const PairRow = ({ pair }: { pair: ContrastPair }) => {
  const text = useText()
  const { text: words, ground, ratio, min } = pair
  const { resolved } = useComposer().compiled
  const isEnough = ratio >= min
  const names = { text: definitionOf(words).name, ground: nameOfGround(ground) }
  return (
    <li className={styles.pairRow}>
      <span
        className={styles.pairSample}
        style={{ color: String(resolved.get(words)?.value), background: sampleGround(ground, resolved) }}
        aria-hidden="true"
      >
        a
      </span>
      <span>{text('editor-contrast-on', names)}</span>
      <span className={isEnough ? styles.enough : styles.weak}>
        {isEnough
          ? text('editor-contrast-enough', { ratio: ratio.toFixed(1) })
          : text('editor-contrast-weak', { ratio: ratio.toFixed(1), min: String(min) })}
      </span>
      {isEnough ? null : <FixButtons pair={pair} />}
    </li>
  )
}

/** Below words on a picture the shade that lies between. */
const sampleGround = (ground: ContrastGround, resolved: ResolvedVariables) =>
  String(resolved.get(isPictureGround(ground) ? 'hero-scrim' : ground)?.value)

/** The changes that make a pair readable, each one press and one step of the history. */
export const FixButtons = ({ pair }: { pair: ContrastPair }) => {
  const { document, heroPicture: picture } = useComposer()
  const fixes = useMemo(() => contrastFixes({ document, pair, picture }), [document, pair, picture])
  return fixes.length === 0 ? null : (
    <span className={styles.fixes}>
      {fixes.map(fix => (
        <FixButton key={`${fix.reference} ${fix.value}`} fix={fix} />
      ))}
    </span>
  )
}

const FixButton = ({ fix: { reference, value } }: { fix: ContrastFix }) => {
  const text = useText()
  const { apply } = useComposer()
  const { name } = definitionOf(reference)
  return (
    <button
      type="button"
      className={chrome.plain}
      onClick={() => apply({ kind: 'variable', reference, value }, name)}
    >
      {typeof value === 'string' ? (
        <span className={styles.fixColor} style={{ background: value }} aria-hidden="true" />
      ) : null}
      {text('editor-contrast-fix', { name, color: typeof value === 'string' ? value : `${value}%` })}
    </button>
  )
}
