import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { sampleArguments } from '#editor/panels/sample-arguments.ts'
import { sampleSentence } from '#editor/panels/sample-sentence.ts'
import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import type { Arguments } from '#theme/texts/runtime/message-parts.ts'

type MessageSamplesProps = {
  definition: TextDefinition
  /** of the language it is said in */
  locale: string
  currency: string
  candidate: string
  isBroken: boolean
}

/** What a text with arguments says for a few of them, while it is being typed. */
export const MessageSamples = ({
  definition,
  locale,
  currency,
  candidate,
  isBroken,
}: MessageSamplesProps) => {
  const rows = sampleArguments(definition, { locale, currency })
  if (rows.length === 0 || isBroken) return null
  return (
    <div className={styles.sample}>
      {rows.map(args => (
        <div key={inWords(args)} className={styles.sampleRow}>
          <span className={chrome.code}>{inWords(args)}</span>
          <span className={styles.sampleWords}>
            {sampleSentence(candidate, { definition, locale, currency, args })}
          </span>
        </div>
      ))}
    </div>
  )
}

const inWords = (args: Arguments) =>
  Object.entries(args)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')
