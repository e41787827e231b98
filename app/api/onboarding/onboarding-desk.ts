import { PLATFORM_TENANT } from '#app/rules/onboarding/platform-tenant.ts'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'
import type { Services } from '../kernel/context.ts'
import { readLaunchReport, startLaunchCheck } from '../launch/work-launch-checks.ts'
import { keepLogo } from '../pictures/keep-pictures.ts'
import { acceptInvitation } from '../staff/accept-invitation.ts'
import { signOutStaff } from '../staff/sign-in-staff.ts'
import { type CreateRequest, type Creation, createVenue } from './create-venue.ts'
import { changeVenue, readSnapshot, readVenueFacts, type VenueChange } from './edit-venue.ts'
import { findCaller, type OnboardingStaff } from './find-onboarding-staff.ts'
import { planEvent } from './plans/plan-event.ts'
import { planUpload } from './plans/plan-upload.ts'
import { confirmPlan, readPlan } from './plans/run-plan.ts'
import { printSheets } from './sheets/print-sheets.ts'
import { signInOnboarding } from './sign-in-onboarding.ts'
import type { UploadedFile } from './upload-site.ts'
import { findVenueSetup, listSetups, mayOpen, openToVisitors } from './venue-setups.ts'

type Credentials = { email: string; password: string }

/** What a person may ask for here; `start` names a venue of their own. */
type NewVenueRequest = Omit<CreateRequest, 'creator'>

/** What the screens of onboarding may have done. Every call says for whom, and what is not theirs is not there for them. */
export const createOnboardingDesk = (services: Services, { address }: { address?: string }) => ({
  find: (cookieHeader: string | null) => findCaller(services, cookieHeader),
  signIn: (credentials: Credentials) => signInOnboarding(services, { ...credentials, address }),
  signOut: (session: { tenantId: string; token: string }) => signOutStaff(services, session),
  acceptInvitation: (acceptance: { token: string; password: string }) =>
    acceptInvitation(services, { tenantId: PLATFORM_TENANT, ...acceptance }),
  listVenues: (person: OnboardingStaff) => listSetups(services, person),
  findVenue: (person: OnboardingStaff, tenantId: string) => findVenueSetup(services, { person, tenantId }),
  openVenue: (person: OnboardingStaff, tenantId: string) => openToVisitors(services, { person, tenantId }),
  createVenue: async (person: OnboardingStaff, request: NewVenueRequest): Promise<Creation | null> => {
    const { start } = request
    if (start.kind === 'venue' && !(await mayOpen(services, { person, tenantId: start.tenantId })))
      return null
    const { email, name, passwordHash } = person
    const creator = { email, name, passwordHash }
    const { database, clock, environment } = services
    return createVenue({ database, now: clock(), dataDir: environment.DATA_DIR }, { ...request, creator })
  },
  planUpload: async (person: OnboardingStaff, tenantId: string, files: readonly UploadedFile[]) =>
    (await mayOpen(services, { person, tenantId }))
      ? planUpload(services, { place: { person, tenantId }, files })
      : null,
  planEvent: async (person: OnboardingStaff, tenantId: string, form: EventForm) =>
    (await mayOpen(services, { person, tenantId }))
      ? planEvent(services, { place: { person, tenantId }, form })
      : null,
  readPlan: (person: OnboardingStaff, { tenantId, id }: { tenantId: string; id: string }) =>
    readPlan(services, { place: { person, tenantId }, id }),
  confirmPlan: (
    person: OnboardingStaff,
    { tenantId, ...plan }: { tenantId: string; id: string; hash: string },
  ) => confirmPlan(services, { place: { person, tenantId }, ...plan }),
  readSheets: async (person: OnboardingStaff, tenantId: string, file: string) =>
    (await mayOpen(services, { person, tenantId }))
      ? printSheets(services.database, { tenantId, file })
      : null,
  readFacts: (person: OnboardingStaff, tenantId: string) => readVenueFacts(services, { person, tenantId }),
  readSnapshot: (person: OnboardingStaff, tenantId: string) => readSnapshot(services, { person, tenantId }),
  changeVenue: (person: OnboardingStaff, { tenantId, ...change }: VenueChange & { tenantId: string }) =>
    changeVenue(services, { place: { person, tenantId }, ...change }),
  /** has a venue checked before it opens; false for one that is not theirs */
  startCheck: async (person: OnboardingStaff, tenantId: string) => {
    if (!(await mayOpen(services, { person, tenantId }))) return false
    await startLaunchCheck(services, tenantId)
    return true
  },
  readCheck: async (person: OnboardingStaff, tenantId: string) =>
    (await mayOpen(services, { person, tenantId })) ? readLaunchReport(services, tenantId) : null,
  /** puts a logo among the venue's pictures: its address; null for what is no picture, and for a venue that is not theirs */
  addLogo: async (person: OnboardingStaff, tenantId: string, bytes: Buffer) =>
    (await mayOpen(services, { person, tenantId }))
      ? keepLogo(
          {
            db: services.database.forTenant(tenantId),
            dataDir: services.environment.DATA_DIR,
            tenantId,
            author: person.email,
            now: services.clock(),
          },
          bytes,
        )
      : null,
})

export type OnboardingDesk = ReturnType<typeof createOnboardingDesk>
