import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { reloadsPage } from '#app/shell/unanswered/send-or-stay.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { FindingList } from './finding-list.tsx'
import { readLaunchPage } from './launch-page.server.ts'
import { LaunchProgress } from './launch-progress.tsx'

/** What is wrong with a venue before it opens: asked for, under way, found. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVenueSetup(args)
  const { request, context } = args
  const staff = await context.staff.find(visit.setup.tenantId, request.headers.get('Cookie'))
  return readLaunchPage(visit, staff?.roles ?? [])
}

/** Asks for a check; one that is under way goes on. */
export async function action(args: ActionFunctionArgs) {
  const { desk, person, setup, url } = await requireVenueSetup(args)
  await desk.startCheck(person, setup.tenantId)
  throw redirect(url.pathname)
}

export const shouldRevalidate = reloadsPage

export default function VenueLaunch() {
  const { name, venueHref, report } = useLoaderData<typeof loader>()
  const text = useText()
  const isUnderWay = report?.state === 'waiting' || report?.state === 'running'
  return (
    <Page width="reading">
      <PageHeader
        heading={text('onboarding-launch-heading')}
        step="heading"
        intro={text('onboarding-launch-intro')}
        actions={<Link href={venueHref}>{name}</Link>}
      />
      <Stack gap="x8">
        {isUnderWay ? <LaunchProgress {...report} /> : null}
        {report && !isUnderWay ? <LaunchResult /> : null}
        {isUnderWay ? null : (
          <form method="post">
            <Button tone={report ? 'secondary' : 'primary'}>
              {text(report ? 'onboarding-launch-again' : 'onboarding-launch-press')}
            </Button>
          </form>
        )}
      </Stack>
    </Page>
  )
}

const LaunchResult = () => {
  const { report, findings, venueHref } = useLoaderData<typeof loader>()
  const text = useText()
  if (report?.state === 'failed')
    return (
      <Notice tone="critical" live>
        {text('onboarding-launch-failed')}
      </Notice>
    )
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  return (
    <Stack gap="x8">
      {report?.isOld ? <Notice tone="info">{text('onboarding-launch-old')}</Notice> : null}
      {findings.length === 0 ? (
        <Notice tone="positive" live>
          {text('onboarding-launch-sound')}
        </Notice>
      ) : null}
      <FindingList heading={text('onboarding-launch-errors')} tone="critical" findings={errors} />
      <FindingList heading={text('onboarding-launch-warnings')} tone="warning" findings={warnings} />
      {errors.length === 0 && !report?.isOld ? (
        <div>
          <ButtonLink href={venueHref}>{text('onboarding-plan-back')}</ButtonLink>
        </div>
      ) : null}
    </Stack>
  )
}
