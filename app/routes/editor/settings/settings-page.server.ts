import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { SettingsPayload } from '#app/contract/venue-settings.ts'
import type { Visit } from '#app/pages/open-page.ts'
import {
  NUMBERS,
  type NumberName,
  numberNames,
  type SwitchName,
  switchNames,
} from '#app/pages/setting-fields.ts'

type Settings = SettingsPayload['settings']

export type SettingsAnswer = {
  error: string
  /** somebody else was first: what is stored now is shown beside what was typed */
  isMoved: boolean
  errors: Partial<Record<NumberName, string>>
  numbers: Record<string, string>
  switches: Partial<Record<SwitchName, boolean>>
}

/** The settings by the names of their fields. */
export const settingsPage = ({ settings, version }: SettingsPayload) => ({
  version,
  switches: Object.fromEntries(switchNames.map(name => [name, isOn(settings, name)])) as Record<
    SwitchName,
    boolean
  >,
  numbers: Object.fromEntries(numberNames.map(name => [name, settings[name]])) as Record<NumberName, number>,
})

function isOn(settings: Settings, name: SwitchName): boolean {
  if (name === 'checkout.phone') return settings.checkout.phone
  if (name === 'checkout.address') return settings.checkout.address
  return settings[name]
}

/** Saves what was chosen: the number of the edit, or an answer where it cannot be. */
export async function saveSettings(
  { api, venue }: Visit,
  form: FormData,
): Promise<{ status: number; answer: SettingsAnswer } | { edit: number | null }> {
  const switches = Object.fromEntries(switchNames.map(name => [name, form.has(name)]))
  const typed = Object.fromEntries(numberNames.map(name => [name, String(form.get(name) ?? '').trim()]))
  const errors = Object.fromEntries(
    numberNames.filter(name => !isWithin(name, typed[name] ?? '')).map(name => [name, rangeText(name)]),
  )
  const answer = (error: string, { isMoved = false, wrong = errors } = {}): SettingsAnswer => ({
    error,
    isMoved,
    errors: wrong,
    numbers: typed,
    switches,
  })
  if (Object.keys(errors).length > 0) return { status: 422, answer: answer(venue.text('settings-errors')) }
  const { 'checkout.phone': phone = false, 'checkout.address': address = false, ...plain } = switches
  const saved = await api.venueSettings
    .putSettings({
      headers: { 'if-match': `"${String(form.get('version') ?? '')}"` },
      body: {
        ...plain,
        ...Object.fromEntries(numberNames.map(name => [name, Number(typed[name])])),
        checkout: { phone, address },
      },
    })
    .catch(refusalOf)
  if (saved && 'payload' in saved) return { edit: saved.payload.edit }
  if (saved?.status === 422) {
    const wrong = { approvalsRequired: venue.text('settings-approvals-lower') }
    return { status: 422, answer: answer(venue.text('settings-errors'), { wrong }) }
  }
  const isMoved = saved?.status === 412
  return {
    status: isMoved ? 409 : (saved?.status ?? 500),
    answer: answer(venue.text(isMoved ? 'settings-moved' : 'settings-failed'), { isMoved }),
  }

  function rangeText(name: NumberName): string {
    const { min, max } = NUMBERS[name]
    return venue.text('settings-number', { min, max })
  }
}

function isWithin(name: NumberName, typed: string): boolean {
  const { min, max } = NUMBERS[name]
  return /^\d{1,7}$/.test(typed) && Number(typed) >= min && Number(typed) <= max
}
