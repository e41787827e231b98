import { Form, useNavigation, useParams } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type UndoEditProps = {
  number: number
  /** Where several stand on one screen. */
  name?: string
  /** Leads back to the screen of what was changed. */
  isOfPart?: boolean
}

/** The press that undoes an edit which was public at once. */
export const UndoEdit = ({ number, name, isOfPart }: UndoEditProps) => {
  const text = useText()
  const { tenantId = '' } = useParams()
  const isBusy = useNavigation().formData?.get('number') === String(number)
  return (
    <Form method="post" action={`/editor/${encodeURIComponent(tenantId)}/edits`}>
      {isOfPart ? <input type="hidden" name="from" value="part" /> : null}
      <Button tone="secondary" name="number" value={number} busy={isBusy} aria-label={name}>
        {text('editor-undo')}
      </Button>
    </Form>
  )
}
