import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { reloadsPage } from '#app/shell/unanswered/send-or-stay.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { NextLink } from '../parts/next-link.tsx'
import { PlanAgain } from './plan-again.tsx'
import { readPlanPage } from './plan-page.server.ts'
import { PlanProgress } from './plan-progress.tsx'
import { PlanEntries, PlanReview } from './plan-review.tsx'
import { putBackFrom } from './put-back.server.ts'

/** A plan: what would change, then how far it is, then how it ended. */
export async function loader(args: LoaderFunctionArgs) {
  return readPlanPage(await requireVenueSetup(args), args.params.planId ?? '')
}

/** Has the plan written that the page showed, and no other; of one that is written, makes the plan that puts it back. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireVenueSetup(args)
  const { desk, person, setup, url } = visit
  const form = await args.request.formData()
  const id = args.params.planId ?? ''
  if (form.get('intent') === 'put-back') {
    const answer = await putBackFrom(visit, id)
    if ('planId' in answer) throw redirect(url.pathname.replace(/[^/]+$/, answer.planId))
    return data({ state: null, refusal: answer.refusal }, { status: 409 })
  }
  const state = await desk.confirmPlan(person, {
    tenantId: setup.tenantId,
    id,
    hash: String(form.get('hash') ?? ''),
  })
  if (state === 'running') throw redirect(url.pathname)
  return data({ state, refusal: [] as string[] }, { status: state === 'moved' ? 409 : 404 })
}

export const shouldRevalidate = reloadsPage

export default function VenuePlan() {
  const plan = useLoaderData<typeof loader>()
  const text = useText()
  const { state, name, venueHref, source, putsBack, mayPutBack } = plan
  const isPlanned = state === 'planned'
  return (
    <Page width="reading">
      <PageHeader
        heading={text(isPlanned ? 'onboarding-plan-heading' : `onboarding-plan-${state}`)}
        step="heading"
        eyebrow={text('onboarding-step', { step: isPlanned ? 2 : 3 })}
        intro={
          isPlanned
            ? text(putsBack ? 'onboarding-put-back-intro' : 'onboarding-plan-intro', { source })
            : null
        }
        actions={<Link href={venueHref}>{name}</Link>}
      />
      <Stack gap="x8">
        {isPlanned ? <PlanReview {...plan} /> : null}
        {state === 'running' ? <PlanProgress {...plan.progress} /> : null}
        {state === 'done' ? <PlanDone /> : null}
        {mayPutBack ? <PutBack /> : null}
        {state === 'moved' || state === 'refused' ? <PlanStopped /> : null}
      </Stack>
    </Page>
  )
}

const MOVED = {
  form: 'onboarding-plan-form-moved',
  files: 'onboarding-plan-moved-hint',
  imports: 'onboarding-put-back-moved',
} as const

const PlanDone = () => {
  const { counts, tenantId, next, venueHref, storefrontHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Notice
      tone="positive"
      live
      actions={
        <>
          {next ? (
            <NextLink tenantId={tenantId} step={next} />
          ) : (
            <ButtonLink href={venueHref}>{text('onboarding-plan-back')}</ButtonLink>
          )}
          <ButtonLink tone="secondary" href={storefrontHref}>
            {text('onboarding-storefront')}
          </ButtonLink>
        </>
      }
    >
      {text('onboarding-plan-done-hint', counts)}
    </Notice>
  )
}

/** What an import has changed, and the way to what was before it. */
const PutBack = () => {
  const plan = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal ?? []
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      {refusal.length > 0 ? (
        <Notice tone="warning" live>
          {refusal.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      <Form method="post">
        <Stack gap="x3">
          <div>
            <Button tone="secondary" name="intent" value="put-back" busy={busy}>
              {text('onboarding-put-back')}
            </Button>
          </div>
          <p>{text('onboarding-put-back-hint')}</p>
        </Stack>
      </Form>
      <PlanEntries {...plan} />
    </>
  )
}

const PlanStopped = () => {
  const { problems, again } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Notice tone="warning" live actions={<PlanAgain {...again} />}>
      {problems.length > 0
        ? problems.map(problem => <p key={problem}>{problem}</p>)
        : text(MOVED[again.kind])}
    </Notice>
  )
}
