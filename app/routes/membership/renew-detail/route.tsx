import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { levelOf, ownHref, ownMemberships } from '#app/pages/own-membership.ts'
import { renewalDetail, renewOptionsOf } from '#app/pages/renewal-cards.ts'
import { RenewDetailPage } from './renew-detail-page.tsx'

/** One renewal option of one membership; without one that it has there is nothing to show (MEM-068). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId, url } = visit
  const { chosen: record } = await ownMemberships(visit)
  const categoryId = url.searchParams.get('detail') ?? record?.categoryId ?? ''
  const isOption = record && renewOptionsOf(visit, record).some(({ id }) => id === categoryId)
  const level = isOption ? await levelOf(visit, { membershipId: record.membershipId, categoryId }) : null
  const backHref = record ? ownHref(tenantId, { screen: 'renew', record }) : null
  const shown = record && level && renewalDetail(visit, { level, record })
  const title = venue.title(shown?.name ?? venue.text('membership-renew-page-title'))
  return data({ title, page: { card: shown, backHref } }, { status: shown ? 200 : 404 })
}

export default function RenewDetail() {
  const { page } = useLoaderData<typeof loader>()
  return <RenewDetailPage {...page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
