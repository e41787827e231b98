import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { MendHint } from './mend-hint.server.ts'

type MendNoticeProps = { hint: MendHint; sheets: readonly { name: string; href: string }[] }

/** Which sheet and which row of it mend what the check has found; or which part of the venue's file. */
export const MendNotice = ({ hint: { sheet, part, row }, sheets }: MendNoticeProps) => {
  const text = useText()
  const named = row === '' ? 'no' : 'yes'
  if (sheet === null)
    return <Notice>{text('onboarding-events-mend-file', { part: part ?? '', row, named })}</Notice>
  const href = sheets.find(({ name }) => name === sheet)?.href
  return (
    <Notice
      actions={
        href && (
          <Link href={href} download="">
            {text('onboarding-events-csv-of', { sheet })}
          </Link>
        )
      }
    >
      {text('onboarding-events-mend-sheet', { sheet, row, named })}
    </Notice>
  )
}
