import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { OnboardingStaff } from '#app/api/onboarding/find-onboarding-staff.ts'
import type { OnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import type { VenueSetup } from '#app/api/onboarding/venue-setups.ts'
import { platformText } from './platform-words.ts'

/** What a screen of onboarding starts from: it belongs to no venue. */
export type OnboardingVisit = {
  url: URL
  person: OnboardingStaff
  desk: OnboardingDesk
  text: typeof platformText
}

/**
 * The visit of somebody with the role of onboarding. Nobody signed in is sent to the sign-in and comes back; staff without the
 * role are refused with 403.
 */
export async function requireOnboarding({ request, context }: LoaderFunctionArgs): Promise<OnboardingVisit> {
  const url = new URL(request.url)
  const desk = context.onboarding
  const person = await desk.find(request.headers.get('Cookie'))
  if (person === 'staff') throw new Response('not-onboarding', { status: 403, statusText: 'Forbidden' })
  if (person === 'nobody')
    throw redirect(`/onboarding/sign-in?${new URLSearchParams({ ref: url.pathname + url.search })}`)
  return { url, person, desk, text: platformText }
}

/** The same with the venue of the address; 404 for one that is not there or not theirs. */
export async function requireVenueSetup(
  args: LoaderFunctionArgs,
): Promise<OnboardingVisit & { setup: VenueSetup }> {
  const visit = await requireOnboarding(args)
  const setup = await visit.desk.findVenue(visit.person, args.params.tenantId ?? '')
  if (!setup) throw new Response('venue-not-found', { status: 404, statusText: 'Not Found' })
  return { ...visit, setup }
}
