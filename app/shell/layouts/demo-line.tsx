import * as styles from '#app/shell/layouts/layouts.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** That a demo venue charges nothing: on every page, most of all where a card is asked for. */
export const DemoLine = () => <aside className={styles.demo}>{useText()('page-order-demo-note')}</aside>
