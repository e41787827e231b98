import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/controls/controls.css.ts'
import { type ContrastPair, contrastPairs } from '#editor/document/contrast-pairs.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { definitionOf, type VariableReference } from '#theme/variables.ts'

/** Every declared pair a colour stands in, with its ratio and whether it is enough. */
export const ContrastRows = ({ reference }: { reference: VariableReference }) => {
  const text = useText()
  const { compiled } = useComposer()
  const pairs = contrastPairs(reference, compiled.resolved)
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

const PairRow = ({ pair: { text: words, ground, ratio, min } }: { pair: ContrastPair }) => {
  const text = useText()
  const { resolved } = useComposer().compiled
  const isEnough = ratio >= min
  const names = { text: definitionOf(words).name, ground: definitionOf(ground).name }
  return (
    <li className={styles.pairRow}>
      <span
        className={styles.pairSample}
        style={{ color: String(resolved.get(words)?.value), background: String(resolved.get(ground)?.value) }}
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
    </li>
  )
}
