import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { AddressForm } from '#app/pages/address-lists.ts'
import type { CodeName } from '#app/rules/locations/address-names.ts'
import { PROFILE_SAVED_SHOWN } from '#app/rules/shell/delays.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { FoldLine } from '#app/ui/disclosure/fold-line.tsx'
import { Field, FieldRow } from '#app/ui/field/field.tsx'
import { Input, type InputProps } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { AreaFields } from '../area-fields/area-fields.tsx'
import * as styles from '../profile.css.ts'
import type { Profile } from '../profile.server.ts'

type ProfileFormProps = {
  profile: Profile
  /** where they live, in a line; empty while it is not known */
  home: string
  lists: AddressForm
  listsHref: string
  ordersHref: string
  result?: SubmissionResult
  /** when it was saved last, on this page */
  savedAt?: string
  /** the address that waits to be confirmed: said beside the button as well, since a phone does not show the head of the page then */
  newEmail: string | null
}

const kinds = {
  email: { label: 'account-profile-email', input: { type: 'email', autoComplete: 'email', maxLength: 254 } },
  firstName: { label: 'account-profile-first-name', input: { autoComplete: 'given-name', maxLength: 100 } },
  lastName: { label: 'account-profile-last-name', input: { autoComplete: 'family-name', maxLength: 100 } },
  phoneNumber: { label: 'account-profile-phone', input: { type: 'tel', autoComplete: 'tel', maxLength: 40 } },
  streetAddress1: {
    label: 'account-profile-address1',
    input: { autoComplete: 'address-line1', maxLength: 200 },
  },
  streetAddress2: {
    label: 'account-profile-address2',
    input: { autoComplete: 'address-line2', maxLength: 200 },
  },
  city: { label: 'account-profile-city', input: { autoComplete: 'address-level2', maxLength: 100 } },
} as const satisfies Record<string, { label: TextReference; input: InputProps }>

/** Everything a visitor can change of themselves; only the email has to be there. */
export const ProfileForm = ({
  profile,
  home,
  lists,
  listsHref,
  ordersHref,
  result,
  savedAt,
  newEmail,
}: ProfileFormProps) => {
  const text = useText()
  const [form, fields] = useForm<Profile>({ lastResult: result, defaultValue: profile })
  const busy = useNavigation().state === 'submitting'
  const isTaken = result?.status === 'success'
  const email = useValueOf(isTaken ? profile.email : null, result)
  const zip = (name: CodeName) => (
    <Field id={fields.zipCode.id} label={text('account-profile-zip', { name })} error={fields.zipCode.errors}>
      <Input
        name="zipCode"
        autoComplete="postal-code"
        maxLength={20}
        defaultValue={fields.zipCode.initialValue}
      />
    </Field>
  )
  const box = (name: keyof typeof kinds) => (
    <Field
      id={fields[name].id}
      label={text(kinds[name].label)}
      error={fields[name].errors}
      required={name === 'email'}
    >
      <Input
        name={name}
        ref={name === 'email' ? email : undefined}
        defaultValue={name === 'email' && isTaken ? profile.email : fields[name].initialValue}
        {...kinds[name].input}
      />
    </Field>
  )
  return (
    <Form method="post" className={styles.form} {...getFormProps(form)}>
      {form.errors ? (
        <Notice tone="critical" live>
          {form.errors[0]}
        </Notice>
      ) : null}
      <div className={styles.group}>
        {box('email')}
        <FieldRow>
          {box('firstName')}
          {box('lastName')}
        </FieldRow>
        {box('phoneNumber')}
      </div>
      <FoldLine
        label={text('account-profile-address')}
        value={home}
        change={text(home ? 'account-profile-address-change' : 'account-profile-address-add')}
        isOpen={HOME.some(field => fields[field].errors)}
      >
        <div className={styles.group}>
          <AreaFields
            fields={fields}
            lists={lists}
            listsHref={listsHref}
            typed={{
              streetAddress1: box('streetAddress1'),
              streetAddress2: box('streetAddress2'),
              city: box('city'),
              zip,
            }}
          />
        </div>
      </FoldLine>
      <UnansweredNotice />
      <SavedNotice at={savedAt} />
      {savedAt && newEmail ? (
        <Notice live>{text('account-email-waiting', { email: newEmail })}</Notice>
      ) : null}
      <div className={styles.actions}>
        <Button busy={busy} className={styles.update}>
          {text('account-profile-update')}
        </Button>
        <ButtonLink tone="quiet" href={ordersHref}>
          {text('account-profile-cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

const HOME = ['country', 'streetAddress1', 'streetAddress2', 'city', 'state', 'zipCode'] as const

/** Puts what is stored into a field once it was taken: another email waits, and is not the visitor's yet. */
function useValueOf(value: string | null, result: SubmissionResult | undefined) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, not while somebody types
  useEffect(() => {
    if (input.current && value !== null) input.current.value = value
  }, [result, value])
  return input
}

/** Four seconds long that it was saved (MEM-271); without JavaScript until the next page. */
const SavedNotice = ({ at }: { at: string | undefined }) => {
  const text = useText()
  const [gone, setGone] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setGone(at), PROFILE_SAVED_SHOWN)
    return () => clearTimeout(timer)
  }, [at])
  if (!at || gone === at) return null
  return (
    <Notice tone="positive" live>
      {text('account-profile-updated')}
    </Notice>
  )
}
