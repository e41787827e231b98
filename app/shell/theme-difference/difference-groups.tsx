import type { ReactNode } from 'react'
import type { DifferencePayload } from '#app/contract/theme-versions.ts'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './theme-difference.css.ts'

type DifferenceGroupsProps = {
  rows: readonly DifferencePayload[]
  /** what stands below the values of a group, such as a picture of where they show; the group is under this heading */
  below?: (group: ChangedGroup, heading: string) => ReactNode
}

/** Values as they were and as they are, under the names of their groups. */
export const DifferenceGroups = ({ rows, below }: DifferenceGroupsProps) =>
  groupsOf(rows).map(group => (
    <DifferenceGroup key={`${group[0].part} ${group[0].group}`} rows={group} below={below} />
  ))

type ChangedGroup = [DifferencePayload, ...DifferencePayload[]]

/** Rows come in the order of their groups. */
function groupsOf(rows: readonly DifferencePayload[]): ChangedGroup[] {
  const groups: ChangedGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0].part === row.part && last[0].group === row.group) last.push(row)
    else groups.push([row])
  }
  return groups
}

type DifferenceGroupProps = Pick<DifferenceGroupsProps, 'below'> & { rows: ChangedGroup }

const DifferenceGroup = ({ rows, below }: DifferenceGroupProps) => {
  const text = useText()
  const [{ part, group }] = rows
  const name = text(`versions-part-${part}`)
  const heading = group ? text('versions-group', { part: name, group }) : name
  return (
    <div className={styles.group}>
      <Heading level={3} step="lead">
        {heading}
      </Heading>
      <dl className={styles.rows}>
        {rows.map(row => (
          <div key={row.key} className={styles.row}>
            <dt className={styles.name}>
              {row.name}
              {row.where ? <span className={styles.where}>{row.where}</span> : null}
            </dt>
            <Value row={row} side="before" />
            <Value row={row} side="after" />
          </div>
        ))}
      </dl>
      {below?.(rows, heading)}
    </div>
  )
}

const Value = ({ row, side }: { row: DifferencePayload; side: 'before' | 'after' }) => {
  const text = useText()
  const value = row[side]
  return (
    <dd className={styles.value}>
      <span className={styles.where}>
        {text(value === null && row.standard ? `versions-${side}-standard` : `versions-${side}`)}
      </span>
      <span className={styles.words}>
        {row.isColor && value !== null ? (
          <span className={styles.swatch} style={{ backgroundColor: value }} aria-hidden="true" />
        ) : null}
        {value ?? <em>{row.standard || text('versions-unset')}</em>}
      </span>
    </dd>
  )
}
