import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { emailForm } from './email-form.ts'
import { formRefusal } from './form-refusal.ts'
import type { Visit } from './open-page.ts'

/** What a form answers whose only field is the email to which a mail goes; `sentTo` once it is on its way. */
export type MailAnswer = { result: SubmissionResult; sentTo?: string }

type Mail = {
  form: FormData
  /** what names the call in the log */
  what: string
  /** the call that sends the mail */
  send: (email: string) => Promise<unknown>
}

/**
 * The answer of a form that has a link mailed: what is wrong with the email (400), why the call was refused (its own status), or to whom
 * the mail goes. The same for an email that nobody here has (MEM-235).
 */
export async function mailAction(visit: Visit, { form, what, send }: Mail) {
  const submission = parseWithZod(form, { schema: emailForm(visit.venue.text) })
  if (submission.status !== 'success')
    return data<MailAnswer>({ result: submission.reply() }, { status: 400 })
  const { email } = submission.value
  try {
    await send(email)
    return data<MailAnswer>({ result: submission.reply(), sentTo: email })
  } catch (error) {
    const { status, sentence } = formRefusal(error, visit, { otherwise: 'auth-error', what })
    return data<MailAnswer>({ result: submission.reply({ formErrors: [sentence] }) }, { status })
  }
}
