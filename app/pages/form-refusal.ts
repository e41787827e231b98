import { refusalOf } from '#app/api/kernel/refuse.ts'
import { serverSentence } from '#app/rules/visitors/server-sentence.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import type { Visit } from './open-page.ts'

/** What a form says of a call that was not carried out, and under which status; `fields` where the server names some. */
export type FormRefusal = { status: number; sentence: string; fields: Record<string, string[]> }

/** The sentence of the server where it has one (MEM-268), else the venue's (MEM-269); what nobody refused on purpose is logged. */
export function formRefusal(
  error: unknown,
  { venue, context }: Visit,
  {
    otherwise,
    what,
  }: {
    otherwise: Extract<TextReference, 'auth-error' | 'account-profile-save-failed' | 'order-again-failed'>
    what: string
  },
): FormRefusal {
  const refusal = refusalOf(error)
  if (!refusal || refusal.status >= 500) {
    context.log.warn({ error, what }, 'A form could not be carried out')
    return { status: 500, sentence: venue.text(otherwise), fields: {} }
  }
  const { errors = {} } = refusal.data
  const sentence =
    refusal.status === 429
      ? venue.text('auth-too-many')
      : (serverSentence(refusal.message) ?? venue.text(otherwise))
  const fields = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]))
  return { status: refusal.status, sentence, fields }
}
