import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { hostOf } from '#app/rules/hosts/host-origin.ts'
import { readHost } from '#app/rules/hosts/read-host.ts'

/** What a press came to: a sentence at the field with what was typed, or one over the list. */
export type HostPress = { status: number; error: string; fieldError: string; typed: string }

const DONE: HostPress = { status: 200, error: '', fieldError: '', typed: '' }
const valueIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** Enters, looks at, chooses or removes a name. */
export async function pressHost(visit: Visit, form: FormData): Promise<HostPress> {
  const { api, venue } = visit
  const intent = form.get('intent')
  if (intent === 'add') return addHost(visit, valueIn(form, 'name'))
  const params = { host: valueIn(form, 'host') }
  const answer = await (intent === 'check'
    ? api.venueHosts.check({ params })
    : intent === 'remove'
      ? api.venueHosts.remove({ params })
      : api.venueHosts.choose({ body: { main: intent === 'choose' ? params.host : null } })
  ).catch(refusalOf)
  if (answer && 'payload' in answer) return DONE
  return { ...DONE, status: answer?.status ?? 500, error: venue.text('hosts-failed') }
}

async function addHost({ api, venue, context }: Visit, typed: string): Promise<HostPress> {
  const read = readHost(typed, hostOf(context.origin))
  if ('fault' in read)
    return { ...DONE, status: 422, typed, fieldError: venue.text(`hosts-fault-${read.fault}`) }
  const answer = await api.venueHosts.add({ body: { host: read.host } }).catch(refusalOf)
  if (answer && 'payload' in answer) return DONE
  const sentence = answer?.data.errors?.host
  return {
    status: answer?.status ?? 500,
    error: sentence ?? venue.text('hosts-failed'),
    fieldError: '',
    typed,
  }
}
