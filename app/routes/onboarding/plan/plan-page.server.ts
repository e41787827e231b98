import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { nextStep } from '#app/rules/onboarding/next-step.ts'
import { describePlan } from '#app/rules/venues/describe-plan.ts'
import type { PlanReport } from '#app/rules/venues/plan-change.ts'
import { cellAddress } from '#app/rules/venues/sheet-table.ts'
import { eventFormHref, itemHref, venueHref } from '../parts/item-href.ts'
import { openingFacts } from '../parts/opening-facts.server.ts'
import type { AgainKind } from './plan-again.tsx'

type PlanVisit = Awaited<ReturnType<typeof requireVenueSetup>>

/** What the screen of a plan shows; 404 for one that is not there, or of another venue. */
export async function readPlanPage(visit: PlanVisit, id: string) {
  const { desk, person, setup, text } = visit
  const { tenantId, isDraft, checklist } = setup
  const plan = await desk.readPlan(person, { tenantId, id })
  const facts = await desk.readFacts(person, tenantId)
  if (!plan || !facts) throw new Response(null, { status: 404 })
  const { report, state, hash, source, done, total, before } = plan
  const { locale, currency } = facts.document.venue
  const notices = report.notices.map(({ code, place, name }) =>
    text(`onboarding-notice-${code}` as 'onboarding-notice-column', { place: cellAddress(place), name }),
  )
  return {
    title: setup.name,
    name: setup.name,
    tenantId,
    venueHref: venueHref(tenantId),
    next: isDraft ? nextStep(checklist, (await openingFacts(visit)).gate) : null,
    again: againOf({ tenantId, id, report }),
    putsBack: report.putsBack !== undefined,
    mayPutBack: state === 'done' && before !== null,
    storefrontHref: `/events/${encodeURIComponent(tenantId)}/list`,
    state,
    hash,
    source,
    progress: { done, total },
    problems: report.problems,
    notices: [...report.warnings, ...notices],
    ...describePlan(report.changes, { locale, currency }),
  }
}

type PlanSource = { tenantId: string; id: string; report: PlanReport }

/** What leads back to what a plan was made from. */
function againOf({ tenantId, id, report }: PlanSource): { kind: AgainKind; href: string } {
  if (report.form) return { kind: 'form', href: eventFormHref(tenantId, id) }
  const href = itemHref(tenantId, 'events')
  return report.putsBack ? { kind: 'imports', href: `${href}#imports` } : { kind: 'files', href }
}
