import { Button } from '#app/ui/button/button.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ComboItem, ComboOption, ComboPage } from '../combo-model.ts'
import { HopForm } from '../hop-form.tsx'
import * as styles from './tray.css.ts'

type TrayProps = Pick<ComboPage, 'included' | 'queues' | 'places'>

/** The combo so far: what always belongs to it, what was chosen, and the places still empty (ORD-051, ORD-053). */
export const Tray = ({ included, queues, places }: TrayProps) => {
  const text = useText()
  return (
    <div className={styles.tray}>
      {included.length > 0 ? (
        <section className={styles.part} aria-labelledby="combo-included">
          <Heading level={2} step="title" id="combo-included">
            {text('combo-included-heading')}
          </Heading>
          <ul className={styles.places}>
            {included.map(item => (
              <li key={item.id} className={styles.place}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {places > 0 ? (
        <section className={styles.part} aria-labelledby="combo-selected">
          <Heading level={2} step="title" id="combo-selected">
            {text('combo-selected-heading')}
          </Heading>
          {queues.some(({ open }) => open > 0) ? (
            <p className={styles.missing}>{text('combo-description')}</p>
          ) : null}
          <ol className={styles.places}>
            {queues
              .flatMap(queue => queue.chosen)
              .map(item => (
                <li key={item.id} className={styles.place}>
                  <Item item={item} />
                  <Remove item={item} />
                </li>
              ))}
            <EmptyPlaces queues={queues} places={places} />
          </ol>
        </section>
      ) : null}
    </div>
  )
}

const Item = ({ item: { name, picture, times, unavailable } }: { item: ComboItem }) => {
  const text = useText()
  return (
    <>
      <span className={styles.picture}>
        <Picture picture={picture} shape="fill" sizes="4rem" decorative faded={unavailable !== null} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {times ? <span className={styles.times}>{times}</span> : null}
        {unavailable ? <span className={styles.unavailable}>{text(`combo-${unavailable}`)}</span> : null}
      </span>
    </>
  )
}

const Remove = ({ item }: { item: ComboOption }) => {
  const text = useText()
  return (
    <HopForm hop={item.hop} stays>
      <Button tone="quiet" size="small" aria-label={text('combo-remove-name', { name: item.name })}>
        {text('combo-remove')}
      </Button>
    </HopForm>
  )
}

const EmptyPlaces = ({ queues, places }: Pick<TrayProps, 'queues' | 'places'>) => {
  const text = useText()
  const open = queues.reduce((sum, queue) => sum + queue.open, 0)
  return Array.from({ length: open }, (_, index) => places - open + index + 1).map(number => (
    <li key={number} className={styles.empty}>
      <span aria-hidden="true">{text('combo-place-number', { number })}</span>
      <VisuallyHidden>{text('combo-empty-place', { number, total: places })}</VisuallyHidden>
    </li>
  ))
}
