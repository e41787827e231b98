import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ShownLoss } from '../versions-page.server.ts'

type ContrastQuestionProps = { losses: readonly ShownLoss[]; mayPublish: boolean }

/** What not everybody could read, and for a publisher the field for the reason; nothing where all can be read. */
export const ContrastQuestion = ({ losses, mayPublish }: ContrastQuestionProps) => {
  const text = useText()
  if (losses.length === 0) return null
  return (
    <>
      <Notice tone="warning">
        {text(mayPublish ? 'versions-contrast' : 'versions-contrast-publisher', { count: losses.length })}
        <ul>
          {losses.slice(0, MAX_SHOWN).map(loss => (
            <li key={`${loss.text} ${loss.ground}`}>{text('versions-contrast-pair', loss)}</li>
          ))}
        </ul>
      </Notice>
      {mayPublish ? (
        <Field label={text('versions-contrast-reason')}>
          <Input name="contrastReason" required maxLength={500} autoComplete="off" />
        </Field>
      ) : null}
    </>
  )
}

const MAX_SHOWN = 8
