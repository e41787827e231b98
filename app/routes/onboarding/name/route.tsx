import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { withProfile } from '#app/rules/onboarding/venue-changes.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ItemPage } from '../parts/item-page.tsx'
import { type ItemAnswer, saveItem } from '../parts/save-item.server.ts'
import { useSourceWords } from '../parts/source-words.ts'
import { venueFacts } from '../parts/venue-facts.server.ts'

const FIELDS = { name: 'text', tagline: 'text', phoneNumber: 'tel', email: 'email', website: 'url' } as const
type FieldName = keyof typeof FIELDS
const LABELS = {
  name: 'onboarding-name-name',
  tagline: 'onboarding-name-tagline',
  phoneNumber: 'onboarding-name-phone',
  email: 'onboarding-name-email',
  website: 'onboarding-name-website',
} as const
const PROPOSAL_OF = { name: 'name', phoneNumber: 'phone', email: 'email' } as const

/** Who the venue is and how visitors reach it. */
export async function loader(args: LoaderFunctionArgs) {
  const { facts, place } = await venueFacts(await requireVenueSetup(args))
  const { venue } = facts.document
  const fields = (Object.keys(FIELDS) as FieldName[]).map(name => {
    const proposal = name in PROPOSAL_OF ? facts.site?.proposals[PROPOSAL_OF[name as 'name']] : undefined
    const isProposed = proposal?.value === venue[name]
    return {
      name,
      value: venue[name] ?? '',
      hint: isProposed && proposal ? { source: proposal.source, confidence: proposal.confidence } : undefined,
    }
  })
  return { ...place, fields }
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const profile = Object.fromEntries(
    Object.keys(FIELDS).map(name => [name, String(form.get(name) ?? '').trim()]),
  )
  return saveItem(args, { item: 'name', form, change: file => withProfile(file, profile) })
}
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function VenueName() {
  const { fields, ...place } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<ItemAnswer>()
  const text = useText()
  const sourceWords = useSourceWords()
  return (
    <ItemPage
      {...place}
      heading={text('onboarding-item-name')}
      intro={text('onboarding-name-intro')}
      errors={answer?.errors}
    >
      {fields.map(({ name, value, hint }) => (
        <Field
          key={name}
          id={name}
          label={text(LABELS[name])}
          hint={sourceWords(hint)}
          required={name === 'name'}
          optional={name !== 'name'}
        >
          <Input name={name} type={FIELDS[name]} defaultValue={answer?.typed[name] ?? value} />
        </Field>
      ))}
    </ItemPage>
  )
}
