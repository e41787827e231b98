import * as difference from '#app/shell/theme-difference/theme-difference.css.ts'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { UndoEdit } from '../parts/undo-edit.tsx'
import * as styles from './edits.css.ts'
import type { ShownEdit } from './edits-page.server.ts'
import type { ShownSide, ShownValue } from './shown-value.server.ts'

/** Who changed what and when, each value before and after, and the way back. */
export const VenueEditList = ({ edits }: { edits: readonly ShownEdit[] }) => (
  <ol className={styles.list} reversed>
    {edits.map(edit => (
      <li key={edit.number} id={`edit-${edit.number}`} className={styles.entry}>
        <Edit edit={edit} />
      </li>
    ))}
  </ol>
)

const Edit = ({ edit }: { edit: ShownEdit }) => {
  const text = useText()
  const { number, part, author, createdAt, moment, undoes, undoneBy, values, language } = edit
  return (
    <article className={styles.edit}>
      <div className={styles.row}>
        <Heading level={2} step="lead">
          {part}
        </Heading>
        {undoneBy === null ? null : <Tag>{text('edits-undone', { number: undoneBy })}</Tag>}
        {undoes === null ? null : <Tag>{text('edits-undoes', { number: undoes })}</Tag>}
      </div>
      <p className={styles.foot}>
        <span>{text('edits-number', { number })}</span>
        <time dateTime={createdAt}>{text('edits-author', { name: author, date: moment })}</time>
      </p>
      <Values values={values} language={language} />
      {undoneBy === null ? (
        <UndoEdit number={number} name={text('edits-undo-name', { number, part })} />
      ) : null}
    </article>
  )
}

const Values = ({ values, language }: Pick<ShownEdit, 'values' | 'language'>) => {
  const text = useText()
  return (
    <dl className={difference.rows}>
      {values.map((value: ShownValue) => (
        <div key={value.key} className={difference.row}>
          <dt className={difference.name}>{value.name}</dt>
          {SIDES.map(side => (
            <dd key={side} className={difference.value}>
              <span className={difference.where}>{text(`edits-${side}`)}</span>
              <Side side={value[side]} language={language} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const SIDES = ['before', 'after'] as const

const Side = ({ side, language }: { side: ShownSide; language: string | null }) =>
  side.pictures.length > 0 ? (
    <ul className={styles.pictures}>
      {side.pictures.map(picture => (
        <li key={picture.thumbnail} className={styles.picture}>
          <Picture picture={picture} sizes="10rem" />
        </li>
      ))}
    </ul>
  ) : (
    <span
      className={difference.words}
      lang={language ?? undefined}
      dir={language ? textDirection(language) : undefined}
    >
      {side.words}
    </span>
  )
