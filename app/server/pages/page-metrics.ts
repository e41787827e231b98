import { Counter, Gauge, type Registry } from 'prom-client'
import type { KeptPage, PageStore } from './page-store.ts'

export type PageMetrics = {
  /** counted without the library, which takes longer than the answer */
  hits: number
  fills: number
  /** what the store holds and how old that is, asked when the metrics are read */
  watch: (store: Pick<PageStore, 'contents'>, clock: () => Date) => void
}

/** Counts of the kept pages, for `/metrics`. */
export function pageMetrics(registry: Registry): PageMetrics {
  const registers = [registry]
  const metrics: PageMetrics = {
    hits: 0,
    fills: 0,
    watch: ({ contents }, clock) => {
      gauge('kept_pages', 'Pages that are kept', () => contents().pages.length)
      gauge('kept_page_scripts', 'Scripts of pages that are kept', () => contents().packs.length)
      gauge('kept_page_bytes', 'Memory that kept pages and their scripts take', () => contents().bytes)
      gauge('kept_page_age_seconds', 'Time since the oldest kept page was drawn', () =>
        oldestAge(contents().pages, clock()),
      )
    },
  }
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  counter('kept_page_answers_total', 'Answers with a kept page', () => metrics.hits)
  counter('kept_page_fills_total', 'Pages that were drawn to be kept', () => metrics.fills)
  return metrics
}

const oldestAge = (pages: readonly KeptPage[], now: Date) =>
  Math.max(0, ...pages.map(({ drawnAt }) => (now.getTime() - drawnAt) / 1000))
