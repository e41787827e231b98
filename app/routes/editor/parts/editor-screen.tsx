import type { ReactNode } from 'react'
import { Content } from '#app/shell/layouts/content.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

type EditorScreenProps = {
  heading: string
  intro?: string
  /** What kind of thing the heading names: a name of the catalogue is written smaller. */
  kind?: string
  width?: 'page' | 'reading'
  back: { href: string; words: string }
  /** What the last press has done; it is not told beside a problem. */
  saved?: ReactNode
  savedActions?: ReactNode
  problem?: string
  children: ReactNode
}

/** A screen of the editor beside the composer: what it is about, the way back, and what became of the last press. */
export const EditorScreen = ({
  heading,
  intro,
  kind,
  width = 'reading',
  back,
  saved,
  savedActions,
  problem,
  children,
}: EditorScreenProps) => (
  <Content>
    <Page width={width}>
      <PageHeader
        heading={heading}
        step={kind === undefined ? undefined : 'heading'}
        eyebrow={kind}
        intro={intro}
        actions={<Link href={back.href}>{back.words}</Link>}
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
)
