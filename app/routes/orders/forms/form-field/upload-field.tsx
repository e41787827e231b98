import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '#app/rules/forms/upload-file.ts'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { FileInput } from '#app/ui/field/file-input.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { fileField, keptField, removeField } from '../form-model.ts'
import { aboutQuestion, type QuestionProps } from './about-question.ts'

const ACCEPTED = UPLOAD_TYPES.map(({ mimeType }) => mimeType).join(',')
const MEGABYTE = 1024 * 1024

/** A file for a question. One that arrived stays until it is replaced or taken back, whatever else is wrong. */
export const UploadField = (props: QuestionProps) => {
  const { question, file } = props
  const text = useText()
  const most = text('forms-upload-hint', { most: MAX_UPLOAD_BYTES / MEGABYTE })
  const { hint, ...about } = aboutQuestion(props, fileField(question.id))
  return (
    <div>
      <Field label={question.label} {...about} hint={hint ? `${hint} · ${most}` : most}>
        <FileInput key={file?.id} name={fileField(question.id)} accept={ACCEPTED} />
      </Field>
      {file ? (
        <>
          <input type="hidden" name={keptField(question.id)} value={`${file.id}/${file.fileName}`} />
          <NoticeLine tone="positive">{text('forms-upload-kept', { name: file.fileName })}</NoticeLine>
          <Checkbox name={removeField(question.id)} value="on" label={text('forms-upload-remove')} />
        </>
      ) : null}
    </div>
  )
}
