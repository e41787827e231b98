import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { pageSharing } from '#app/pages/page-sharing.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { joinHref, levelHref } from '#app/rules/links/membership-links.ts'
import { BackLink } from '#app/ui/link/back-link.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { detailPage } from './detail-page.server.ts'
import { LevelDetailPage } from './level-detail-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId } = visit
  const page = await detailPage(visit, args.params.membershipCategoryId ?? '')
  const listHref = joinHref(linkBase(visit))
  if (page) {
    const { id, name, lead } = page.card
    const path = levelHref({ tenantId }, { categoryId: id })
    const words = lead || venue.text('sharing-membership-description', { venue: venue.name })
    const sharing = pageSharing(visit, { path, description: words })
    return data({ title: venue.title(name), page, listHref, sharing })
  }
  const title = venue.title(venue.text('membership-not-found'))
  return data({ title, page: null, listHref }, { status: 404 })
}

export default function Detail() {
  const { page, listHref } = useLoaderData<typeof loader>()
  return page ? <LevelDetailPage {...page} /> : <NotFound listHref={listHref} />
}

const NotFound = ({ listHref }: { listHref: string }) => {
  const text = useText()
  return (
    <Page width="reading">
      <BackLink href={listHref}>{text('membership-all')}</BackLink>
      <Heading level={1}>{text('membership-not-found')}</Heading>
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
