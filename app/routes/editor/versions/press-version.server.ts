import { type Refusal, refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'

type Press = (
  api: Visit['api'],
  form: FormData,
) => Promise<{ payload: { revision: number | null; [key: string]: unknown } }>

const seenIn = (form: FormData) => ({ 'if-match': String(form.get('seen') ?? '') })
const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')
const revisionIn = (form: FormData) => Number(form.get('revision'))

/** What a button of the versions asks of the API. */
const presses: Record<string, { press: Press; anchor: (revision: number | null) => string }> = {
  restore: {
    press: (api, form) =>
      api.themeVersions.restore({
        params: { revision: revisionIn(form) },
        headers: seenIn(form),
        body: { contrastReason: textIn(form, 'contrastReason') },
      }),
    anchor: revision => `#version-${revision}`,
  },
  publish: {
    press: (api, form) =>
      api.themeDrafts.publish({
        headers: seenIn(form),
        body: {
          note: textIn(form, 'note'),
          contrastReason: textIn(form, 'contrastReason'),
          overrides: form.get('overrides') === 'yes',
        },
      }),
    anchor: revision => `#version-${revision}`,
  },
  request: {
    press: (api, form) =>
      api.themeDrafts.request({ headers: seenIn(form), body: { note: textIn(form, 'note') } }),
    anchor: () => '#draft',
  },
  schedule: {
    press: (api, form) =>
      api.themeSchedules.add({
        headers: seenIn(form),
        body: {
          startsAt: textIn(form, 'startsAt'),
          endsAt: textIn(form, 'endsAt') || undefined,
          note: textIn(form, 'note'),
          contrastReason: textIn(form, 'contrastReason'),
          overrides: form.get('overrides') === 'yes',
        },
      }),
    anchor: () => '#schedules',
  },
  'cancel-schedule': {
    press: (api, form) => api.themeSchedules.cancel({ params: { id: textIn(form, 'schedule') } }),
    anchor: () => '#schedules',
  },
  discard: { press: (api, form) => api.themeDrafts.discard({ headers: seenIn(form) }), anchor: () => '' },
  reopen: {
    press: (api, form) =>
      api.themeDrafts.reopen({ headers: seenIn(form), body: { revision: revisionIn(form) } }),
    anchor: () => '#draft',
  },
}

type Answer = { done: true; anchor: string } | { done: false; status: number; refusal: Refusal | null }

/** Does what was pressed: where to go on, or the refusal. */
export async function pressVersion(api: Visit['api'], form: FormData): Promise<Answer> {
  const intent = String(form.get('intent') ?? '')
  const known = Object.hasOwn(presses, intent) ? presses[intent] : undefined
  if (!known) return { done: false, status: 400, refusal: null }
  const answer = await known.press(api, form).catch(refusalOf)
  if (answer && 'payload' in answer) return { done: true, anchor: known.anchor(answer.payload.revision) }
  return { done: false, status: answer?.status ?? 500, refusal: answer }
}
