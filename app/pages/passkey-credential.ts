import { ORPCError } from '@orpc/client'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { AuthenticationInput, RegistrationInput } from '#app/contract/passkeys.ts'
import type { Visit } from './open-page.ts'

type CredentialForm<Answer> = {
  form: FormData
  /** the call that takes what a device has answered */
  send: (credential: RegistrationInput & AuthenticationInput) => Promise<Answer>
}

/** Sends what a device has answered to the API. What is no such answer is refused and not logged: anybody can send anything. */
export async function sendCredential<Answer>(
  { venue }: Pick<Visit, 'venue'>,
  { form, send }: CredentialForm<Answer>,
): Promise<Answer> {
  try {
    return await send(JSON.parse(String(form.get('credential'))))
  } catch (error) {
    throw isMalformed(error) ? refuse('BAD_REQUEST', { text: venue.text('auth-error') }) : error
  }
}

const isMalformed = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof ORPCError && error.code === 'BAD_REQUEST')
