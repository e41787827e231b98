import type { DifferencePayload } from '#app/contract/theme-versions.ts'
import { DifferenceGroups } from '#app/shell/theme-difference/difference-groups.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { type DifferencePictures, drawPictures } from '#editor/difference/draw-pictures.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type DifferenceProps = {
  from: number
  to: number
  rows: readonly DifferencePayload[]
  pictures: DifferencePictures | null
}

/** What two versions set differently, group by group, with pictures of where it shows. */
export const VersionDifference = ({ from, to, rows, pictures }: DifferenceProps) => {
  const text = useText()
  return (
    <Section heading={text('versions-difference', { from, to })} id="difference">
      {rows.length === 0 ? <p>{text('versions-same')}</p> : null}
      <DifferenceGroups rows={rows} below={pictures ? drawPictures(pictures) : undefined} />
    </Section>
  )
}
