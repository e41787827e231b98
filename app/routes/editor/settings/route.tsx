import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireEditor, requireRight } from '#app/pages/require-editor.ts'
import { numberParam } from '#app/pages/search-params.ts'
import {
  NUMBER_GROUPS,
  NUMBERS,
  type NumberName,
  type SwitchName,
  switchesOf,
  switchGroups,
} from '#app/pages/setting-fields.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox, ChoiceGroup } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { savedAddress } from '../parts/saved-address.ts'
import { UndoEdit } from '../parts/undo-edit.tsx'
import * as styles from './settings.css.ts'
import { type SettingsAnswer, saveSettings, settingsPage } from './settings-page.server.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** What the venue offers and asks. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  requireRight(visit, 'publish')
  const { api, venue, url } = visit
  return {
    title: venue.title(venue.text('settings-heading')),
    messages: venue.messages(['editor', 'venue-settings']),
    isSaved: url.searchParams.has('saved'),
    edit: numberParam(url, 'saved'),
    ...settingsPage((await api.venueSettings.getSettings()).payload),
  }
}

/** Saves the settings for every page and node, and leads back here. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireEditor(args)
  requireRight(visit, 'publish')
  const saved = await saveSettings(visit, await args.request.formData())
  if ('answer' in saved) return data(saved.answer, { status: saved.status })
  throw redirect(savedAddress(visit.url, saved))
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Settings() {
  const { isSaved, edit, version } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<SettingsAnswer>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('settings-heading')}
      intro={text('settings-intro')}
      page="settings"
      saved={isSaved && text('settings-saved')}
      savedActions={edit && <UndoEdit number={edit} isOfPart />}
      problem={answer?.error}
    >
      <SettingsForm key={version} answer={answer} />
    </EditorScreen>
  )
}

const SettingsForm = ({ answer }: { answer: SettingsAnswer | undefined }) => {
  const { version, switches, numbers } = useLoaderData<typeof loader>()
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const [first] = Object.keys(answer?.errors ?? {})
  const note = (isOther: boolean, value: string) =>
    answer?.isMoved && isOther ? text('settings-stored', { value }) : undefined
  const switchNote = (name: SwitchName) =>
    note(answer?.switches[name] !== switches[name], text(switches[name] ? 'settings-on' : 'settings-off'))
  const numberNote = (name: NumberName) =>
    note(answer?.numbers[name] !== String(numbers[name]), String(numbers[name]))
  const numberField = (name: NumberName) => (
    <Field key={name} label={text(NUMBERS[name].label)} hint={numberNote(name)} error={answer?.errors[name]}>
      <Input
        short
        inputMode="numeric"
        name={name}
        defaultValue={answer?.numbers[name] ?? String(numbers[name])}
        maxLength={String(NUMBERS[name].max).length}
        autoFocus={name === first}
      />
    </Field>
  )
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="version" value={version} />
      {switchGroups.map(group => (
        <FieldGroup key={group} legend={text(`settings-group-${group}`)} size="large">
          <ChoiceGroup>
            {switchesOf(group).map(([name, label]) => (
              <Checkbox
                key={name}
                id={name}
                name={name}
                label={text(label)}
                description={switchNote(name)}
                defaultChecked={answer?.switches[name] ?? switches[name]}
              />
            ))}
          </ChoiceGroup>
        </FieldGroup>
      ))}
      <FieldGroup
        legend={text('settings-group-publishing')}
        hint={text('settings-publishing-hint')}
        size="large"
      >
        {NUMBER_GROUPS.publishing.map(numberField)}
      </FieldGroup>
      <FieldGroup legend={text('settings-group-limits')} size="large">
        <div className={styles.numbers}>{NUMBER_GROUPS.limits.map(numberField)}</div>
      </FieldGroup>
      <div>
        <Button busy={busy}>{text('settings-save')}</Button>
      </div>
    </Form>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
