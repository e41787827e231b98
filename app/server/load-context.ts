import type { GetLoadContextFunction } from '@remix-run/express'
import type { Request } from 'express'
import { httpClient, inProcessClient } from '#app/api/client.ts'
import { openContext, type Services, servicesOf } from '#app/api/kernel/context.ts'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import { acceptInvitation } from '#app/api/staff/accept-invitation.ts'
import { findStaff } from '#app/api/staff/find-staff.ts'
import { signInStaff, signOutStaff } from '#app/api/staff/sign-in-staff.ts'
import { listVenues } from '#app/data/queries/venues/read.ts'
import type { PaymentGateway } from '#app/gateways/payments/payment-gateway.ts'
import type { PageContext } from '#app/pages/page-context.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import { writeLanguageCookie } from '#app/session/language-cookie.ts'
import { givenCartCount } from './pages/draw-page.ts'
import { watchSeats } from './pages/watched-seats.ts'
import {
  allowAnyPictures,
  allowFraming,
  allowPictures,
  allowTrackers,
  hideAddress,
  showForeignPage,
} from './security-headers.ts'
import { siteOf } from './site-of.ts'
import type { RunningServices } from './start-services.ts'

/** What loaders and actions may reach: the API, sessions and the clock; never the database. */
export function createLoadContext(
  { services, sessions, drafts }: Pick<RunningServices, 'services' | 'sessions' | 'drafts'>,
  { cardOrigin }: { cardOrigin: (request: Request) => string | null },
): GetLoadContextFunction {
  const { environment, log, database } = services
  const openApi =
    ({ address, hostOrigin }: { address?: string; hostOrigin?: string }): PageContext['openApi'] =>
    async ({ cookieHeader, languages = [], ...caller }) => {
      if (environment.B2C_URL)
        return httpClient({
          url: environment.B2C_URL,
          tenantId: caller.tenantId,
          cookieHeader,
          languages,
          address,
        })
      const context = await openContext(services, { ...caller, languages, address, hostOrigin })
      return context && inProcessClient(context)
    }
  return (request, response): PageContext => {
    const site = siteOf(response)
    const origin = site.origin ?? originOf(environment.PUBLIC_URL, request)
    return {
      process: services,
      nonce: response.locals.nonce,
      log,
      now: services.clock(),
      cartCount: givenCartCount(request),
      secure: environment.PUBLIC_URL?.startsWith('https:') ?? false,
      origin,
      publicOrigin: site.publicOrigin ?? origin,
      hostTenant: site.tenantId,
      hostType: environment.HOST_TYPE,
      demo: environment.DEMO,
      sessions,
      drafts,
      allowTrackers: types => {
        response.locals.isMeasuring = types.length > 0
        allowTrackers(response, types)
      },
      allowPictures: hosts => allowPictures(response, hosts),
      allowAnyPictures: () => allowAnyPictures(response),
      allowFraming: hosts => allowFraming(response, hosts),
      showForeignPage: () => showForeignPage(response),
      keepLanguage: tag =>
        response.append(
          'Set-Cookie',
          writeLanguageCookie({ tag, secure: environment.PUBLIC_URL?.startsWith('https:') ?? false }),
        ),
      hideAddress: () => hideAddress(response),
      watchSeats: eventIds => watchSeats(response.locals, eventIds),
      cardEntry: cardEntryOf(servicesOfPath(services, request.path).gateways.payments, cardOrigin(request)),
      openApi: openApi({ address: request.ip, hostOrigin: site.origin ?? undefined }),
      staff: {
        find: (tenantId, cookieHeader) => findStaff(services, { tenantId, cookieHeader }),
        signIn: credentials => signInStaff(services, { ...credentials, address: request.ip }),
        acceptInvitation: acceptance => acceptInvitation(services, acceptance),
        signOut: (tenantId, token) => signOutStaff(services, { tenantId, token }),
      },
      onboarding: createOnboardingDesk(services, { address: request.ip }),
      listVenues: () => listVenues(database.system),
    }
  }
}

/** The services of the venue of a page: a sandbox is named by a step of its path, whatever the screen. */
export const servicesOfPath = (services: Services, path: string): Services =>
  servicesOf(services, path.split('/').find(isSandboxId) ?? '')

/** The address that visitors use; without `PUBLIC_URL` the one of this request. */
const originOf = (publicUrl: string | undefined, request: Request) =>
  publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.get('host') ?? 'localhost'}`

/** Where this browser enters a card; the gateway's own page where its frame cannot be reached. */
function cardEntryOf(gateway: PaymentGateway, origin: string | null): PageContext['cardEntry'] {
  const { cardEntry, secure } = gateway
  const about = {
    pageUrl: cardEntry.pageUrl,
    wallet: walletOf(gateway, origin),
    checksCardholders: secure !== null,
  }
  if (cardEntry.kind === 'script') {
    const { kind, gateway, settings } = cardEntry
    return { place: { kind, gateway, settings }, ...about }
  }
  return { place: origin ? { kind: 'frame', url: origin + cardEntry.path } : { kind: 'page' }, ...about }
}

function walletOf({ wallet }: PaymentGateway, origin: string | null): PageContext['cardEntry']['wallet'] {
  if (wallet?.kind !== 'frame') return wallet
  return origin ? { kind: 'frame', url: origin + wallet.path } : null
}
