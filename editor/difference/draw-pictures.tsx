import { DifferencePicture, type ThemeSides } from '#editor/difference/difference-picture.tsx'
import { groupKey } from '#editor/difference/group-key.ts'

/** What a difference is drawn with: two themes, and the page on which each group shows, by `groupKey`. */
export type DifferencePictures = {
  sides: ThemeSides
  hrefs: Readonly<Record<string, string>>
}

type ChangedGroup = readonly [{ key: string; part: string; group: string }, ...{ key: string }[]]

/** Draws the picture of a group, for the list of values; nothing for one without a page. */
export const drawPictures =
  ({ sides, hrefs }: DifferencePictures) =>
  (group: ChangedGroup, name: string) => {
    const [{ part, group: heading }] = group
    const href = hrefs[groupKey({ part, group: heading })]
    return href ? (
      <DifferencePicture href={href} name={name} keys={group.map(({ key }) => key)} sides={sides} />
    ) : null
  }
