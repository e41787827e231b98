import { PLATFORM_TENANT } from '#app/rules/onboarding/platform-tenant.ts'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'
import type { Services } from '../kernel/context.ts'
import { readLaunchReport, startLaunchCheck } from '../launch/work-launch-checks.ts'
import { keepLogo } from '../pictures/keep-pictures.ts'
import { acceptInvitation } from '../staff/accept-invitation.ts'
import { signOutStaff } from '../staff/sign-in-staff.ts'
import { type CreateRequest, type Creation, createVenue } from './create-venue.ts'
import { changeVenue, readSnapshot, readVenueFacts, type VenueChange } from './edit-venue.ts'
import { internetWith } from './fetch-file.ts'
import { findCaller, type OnboardingStaff } from './find-onboarding-staff.ts'
import { inviteVenueStaff, listVenueStaff, type StaffInvitation, withdrawInvitation } from './invite-staff.ts'
import { planEvent } from './plans/plan-event.ts'
import { planUpload } from './plans/plan-upload.ts'
import { listImports, planPutBack } from './plans/put-back-plan.ts'
import { confirmPlan, readPlan } from './plans/run-plan.ts'
import { readVenueParts, removeDraft } from './remove-draft.ts'
import { printSheets } from './sheets/print-sheets.ts'
import { signInOnboarding } from './sign-in-onboarding.ts'
import type { UploadedFile } from './upload-site.ts'
import { findVenueSetup, listSetups, mayOpen, openToVisitors, readOpening } from './venue-setups.ts'

type Credentials = { email: string; password: string }

/** What a person may ask for here; `start` names a venue of their own. */
type NewVenueRequest = Omit<CreateRequest, 'creator'>

/** Who may sign in at a venue, for whoever sets it up. */
const staffCalls = (services: Services) => ({
  listStaff: (person: OnboardingStaff, tenantId: string) => listVenueStaff(services, { person, tenantId }),
  inviteStaff: (
    person: OnboardingStaff,
    { tenantId, ...invitation }: StaffInvitation & { tenantId: string },
  ) => inviteVenueStaff(services, { place: { person, tenantId }, invitation }),
  withdrawInvitation: (
    person: OnboardingStaff,
    { tenantId, staffId }: { tenantId: string; staffId: string },
  ) => withdrawInvitation(services, { place: { person, tenantId }, staffId }),
})

/** What the screens of onboarding may have done. Every call says for whom, and what is not theirs is not there for them. */
export const createOnboardingDesk = (services: Services, { address }: { address?: string }) => ({
  find: (cookieHeader: string | null) => findCaller(services, cookieHeader),
  signIn: (credentials: Credentials) => signInOnboarding(services, { ...credentials, address }),
  signOut: (session: { tenantId: string; token: string }) => signOutStaff(services, session),
  acceptInvitation: (acceptance: { token: string; password: string }) =>
    acceptInvitation(services, { tenantId: PLATFORM_TENANT, ...acceptance }),
  listVenues: (person: OnboardingStaff) => listSetups(services, person),
  findVenue: (person: OnboardingStaff, tenantId: string) => findVenueSetup(services, { person, tenantId }),
  /** how a venue came to be open, and what opening it needs; null for one that is not theirs */
  readOpening: (person: OnboardingStaff, tenantId: string) => readOpening(services, { person, tenantId }),
  openVenue: (person: OnboardingStaff, { tenantId, reason }: { tenantId: string; reason: string }) =>
    openToVisitors(services, { person, tenantId, reason }),
  createVenue: async (person: OnboardingStaff, request: NewVenueRequest): Promise<Creation | null> => {
    const { start } = request
    if (start.kind === 'venue' && !(await mayOpen(services, { person, tenantId: start.tenantId })))
      return null
    const { email, name, passwordHash } = person
    const creator = { email, name, passwordHash }
    const { database, clock, environment } = services
    const network = internetWith(environment.ONBOARDING_PRIVATE_HOSTS)
    const place = { database, now: clock(), dataDir: environment.DATA_DIR, network }
    return createVenue(place, { ...request, creator })
  },
  /** how much goes with a venue when it is removed; null for one that is not theirs */
  readParts: (person: OnboardingStaff, tenantId: string) => readVenueParts(services, { person, tenantId }),
  removeDraft: (person: OnboardingStaff, { tenantId, typed }: { tenantId: string; typed: string }) =>
    removeDraft(services, { person, tenantId, typed }),
  planUpload: (person: OnboardingStaff, tenantId: string, files: readonly UploadedFile[]) =>
    ifTheirs(services, { person, tenantId }, place => planUpload(services, { place, files })),
  planEvent: (person: OnboardingStaff, tenantId: string, form: EventForm) =>
    ifTheirs(services, { person, tenantId }, place => planEvent(services, { place, form })),
  readPlan: (person: OnboardingStaff, { tenantId, id }: { tenantId: string; id: string }) =>
    readPlan(services, { place: { person, tenantId }, id }),
  confirmPlan: (
    person: OnboardingStaff,
    { tenantId, ...plan }: { tenantId: string; id: string; hash: string },
  ) => confirmPlan(services, { place: { person, tenantId }, ...plan }),
  /** a plan of what was before an import; null for a venue that is not theirs */
  planPutBack: (person: OnboardingStaff, { tenantId, id }: { tenantId: string; id: string }) =>
    ifTheirs(services, { person, tenantId }, place => planPutBack(services, { place, id })),
  listImports: (person: OnboardingStaff, tenantId: string) =>
    ifTheirs(services, { person, tenantId }, () => listImports(services, tenantId)),
  readSheets: (person: OnboardingStaff, tenantId: string, file: string) =>
    ifTheirs(services, { person, tenantId }, () => printSheets(services.database, { tenantId, file })),
  readFacts: (person: OnboardingStaff, tenantId: string) => readVenueFacts(services, { person, tenantId }),
  readSnapshot: (person: OnboardingStaff, tenantId: string) => readSnapshot(services, { person, tenantId }),
  changeVenue: (person: OnboardingStaff, { tenantId, ...change }: VenueChange & { tenantId: string }) =>
    changeVenue(services, { place: { person, tenantId }, ...change }),
  /** has a venue checked before it opens; null for one that is not theirs */
  startCheck: (person: OnboardingStaff, tenantId: string) =>
    ifTheirs(services, { person, tenantId }, () => startLaunchCheck(services, tenantId)),
  readCheck: (person: OnboardingStaff, tenantId: string) =>
    ifTheirs(services, { person, tenantId }, () => readLaunchReport(services, tenantId)),
  ...staffCalls(services),
  /** puts a logo among the venue's pictures: its address; null for what is no picture, and for a venue that is not theirs */
  addLogo: (person: OnboardingStaff, tenantId: string, bytes: Buffer) =>
    ifTheirs(services, { person, tenantId }, place => keepLogo(picturePlace(services, place), bytes)),
})

type Place = { person: OnboardingStaff; tenantId: string }

async function ifTheirs<Answer>(
  services: Services,
  place: Place,
  call: (place: Place) => Answer | Promise<Answer>,
): Promise<Answer | null> {
  return (await mayOpen(services, place)) ? call(place) : null
}

const picturePlace = ({ database, environment, clock }: Services, { person, tenantId }: Place) => ({
  db: database.forTenant(tenantId),
  dataDir: environment.DATA_DIR,
  tenantId,
  author: person.email,
  now: clock(),
})

export type OnboardingDesk = ReturnType<typeof createOnboardingDesk>
