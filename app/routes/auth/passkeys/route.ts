import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { formRefusal } from '#app/pages/form-refusal.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { sendCredential } from '#app/pages/passkey-credential.ts'
import { keepOffer } from '#app/pages/passkey-offer.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { deviceName } from '#app/rules/visitors/device-name.ts'
import { sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'

/** Nothing is looked at here: who opens the address comes to the sign-in. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { tenantId } = await openPage(args)
  return redirect(authHref(tenantId, { screen: 'login' }))
}

/** What scripts ask in the course of signing in with a passkey or adding one, and the forms that remove one and close the offer of one. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await openPage(args)
  const form = await args.request.formData()
  const { passkeys } = visit.api
  switch (form.get('intent')) {
    case 'sign-in-options':
      return answer(visit, async () => ({ options: (await passkeys.signInOptions()).payload }))
    case 'registration-options':
      return answer(visit, async () => ({ options: (await passkeys.registrationOptions()).payload }))
    case 'add':
      return answer(visit, () => add(visit, { form, request: args.request }))
    case 'remove':
      return remove(visit, String(form.get('id')))
    default:
      return closeOffer(visit, form)
  }
}

/** Offline, the page stays as it is. */
export const clientAction = sendOrStay

async function add(visit: Visit, { form, request }: { form: FormData; request: Request }) {
  const name = deviceName(request.headers.get('User-Agent') ?? '')
  const { passkeys } = visit.api
  await sendCredential(visit, { form, send: credential => passkeys.add({ body: { credential, name } }) })
  return { added: true }
}

/** What was answered as JSON; a refusal as its sentence, and whether another sign-in would help. A browser that has a passkey is offered none. */
async function answer(visit: Visit, call: () => Promise<object>): Promise<Response> {
  try {
    const answered = await call()
    const headers: HeadersInit = 'added' in answered ? { 'Set-Cookie': await keepOffer(visit, 'closed') } : {}
    return Response.json(answered, { headers })
  } catch (error) {
    const { status, sentence } = formRefusal(error, visit, { otherwise: 'auth-error', what: 'passkey' })
    return Response.json({ sentence, isStale: status === 403 }, { status })
  }
}

/** Back to the profile, whose list tells whether it is gone. */
async function remove(visit: Visit, id: string): Promise<Response> {
  const removing = visit.api.passkeys.remove({ params: { id } })
  await withFallback(removing, { log: visit.context.log, what: 'removal of a passkey', fallback: null })
  return redirect(accountHref(visit.tenantId, 'profile'))
}

/** Nobody is offered a passkey again in this browser. */
async function closeOffer(visit: Visit, form: FormData): Promise<Response> {
  const back = safePath(String(form.get('back') ?? ''), eventsListHref({ tenantId: visit.tenantId }))
  return redirect(back, { headers: { 'Set-Cookie': await keepOffer(visit, 'closed') } })
}
