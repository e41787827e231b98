import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { withProfile } from '#app/rules/onboarding/venue-changes.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { Input, Select } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ItemPage } from '../parts/item-page.tsx'
import { type ItemAnswer, saveItem } from '../parts/save-item.server.ts'
import { useSourceWords } from '../parts/source-words.ts'
import { type FieldName, type NameField, namePage, typedProfile } from './name-page.server.ts'

/** Who the venue is, how visitors reach it, and where it is. */
export async function loader(args: LoaderFunctionArgs) {
  return namePage(await requireVenueSetup(args))
}

export async function action(args: ActionFunctionArgs) {
  const { setup } = await requireVenueSetup(args)
  const form = await args.request.formData()
  return saveItem(args, { item: 'name', form, change: file => withProfile(file, typedProfile(form, setup)) })
}
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

const LABELS = {
  name: 'onboarding-name-name',
  tagline: 'onboarding-name-tagline',
  phoneNumber: 'onboarding-name-phone',
  email: 'onboarding-name-email',
  website: 'onboarding-name-website',
  country: 'onboarding-name-country',
  timeZone: 'onboarding-new-zone',
  currency: 'onboarding-new-currency',
  locale: 'onboarding-name-language',
} as const satisfies Record<FieldName, string>

export default function VenueName() {
  const { fields, places, ...place } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<ItemAnswer>()
  const text = useText()
  const typed = answer?.typed ?? {}
  return (
    <ItemPage
      {...place}
      heading={text('onboarding-item-name')}
      intro={text('onboarding-name-intro')}
      errors={answer?.errors}
    >
      {fields.map(field => (
        <ProfileField key={field.name} field={field} typed={typed[field.name]} />
      ))}
      {places.length > 0 ? (
        <FieldGroup
          size="large"
          legend={text('onboarding-name-place')}
          hint={text('onboarding-name-place-hint')}
        >
          <Stack gap="x6">
            {places.map(field => (
              <ProfileField key={field.name} field={field} typed={typed[field.name]} />
            ))}
          </Stack>
        </FieldGroup>
      ) : null}
    </ItemPage>
  )
}

const ProfileField = ({ field, typed }: { field: NameField; typed: string | undefined }) => {
  const { name, value, type, choices, hint } = field
  const text = useText()
  const sourceWords = useSourceWords()
  const isOptional = name !== 'name' && !choices
  return (
    <Field
      id={name}
      label={text(LABELS[name])}
      hint={sourceWords(hint)}
      required={name === 'name'}
      optional={isOptional}
    >
      {choices ? (
        <Select name={name} defaultValue={typed ?? value}>
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </Select>
      ) : (
        <Input name={name} type={type} defaultValue={typed ?? value} />
      )}
    </Field>
  )
}
