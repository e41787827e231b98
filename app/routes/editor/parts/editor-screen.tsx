import type { ReactNode } from 'react'
import type { StaffPage } from '#app/rules/staff/staff-pages.ts'
import { Content } from '#app/shell/layouts/content.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { StaffBar } from './staff-bar.tsx'

type EditorScreenProps = {
  heading: string
  intro?: string
  /** What kind of thing the heading names: a name of the catalogue is written smaller. */
  kind?: string
  width?: 'page' | 'reading'
  page: StaffPage
  /** Where this is one of several of its page. */
  back?: { href: string; words: string }
  /** What the last press has done; it is not told beside a problem. */
  saved?: ReactNode
  savedActions?: ReactNode
  problem?: string
  children: ReactNode
}

/** A screen of the editor beside the composer: the way to the others, what it is about, and what became of the last press. */
export const EditorScreen = ({
  heading,
  intro,
  kind,
  width = 'reading',
  page,
  back,
  saved,
  savedActions,
  problem,
  children,
}: EditorScreenProps) => (
  <>
    <StaffBar page={page} />
    <Content>
      <Page width={width}>
        <PageHeader
          heading={heading}
          step={kind === undefined ? undefined : 'heading'}
          eyebrow={kind}
          intro={intro}
          actions={back && <Link href={back.href}>{back.words}</Link>}
        />
        <Stack gap="x8">
          {saved && !problem ? (
            <Notice tone="positive" live actions={savedActions}>
              {saved}
            </Notice>
          ) : null}
          {problem ? (
            <Notice tone="critical" live>
              {problem}
            </Notice>
          ) : null}
          <UnansweredNotice />
          {children}
        </Stack>
      </Page>
    </Content>
  </>
)
