import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { sampleArguments } from '#editor/panels/sample-arguments.ts'
import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import type { Arguments } from '#theme/texts/runtime/message-parts.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'

type MessageSamplesProps = {
  definition: TextDefinition
  /** of the language it is said in */
  locale: string
  candidate: string
  isBroken: boolean
}

/** What a text with arguments says for a few of them, while it is being typed. */
export const MessageSamples = ({ definition, locale, candidate, isBroken }: MessageSamplesProps) => {
  const rows = sampleArguments(definition)
  if (rows.length === 0 || isBroken) return null
  const message = parseMessage(candidate, { rich: definition.rich })
  return (
    <div className={styles.sample}>
      {rows.map(args => (
        <div key={inWords(args)} className={styles.sampleRow}>
          <span className={chrome.code}>{inWords(args)}</span>
          <span className={styles.sampleWords}>
            {withPlaceholder(() => formatMessage(message, { locale, args }))}
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

/** A sample may lack an argument that the wording uses. */
const withPlaceholder = (format: () => string): string => {
  try {
    return format()
  } catch {
    return '…'
  }
}
