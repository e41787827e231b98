import { Counter, Gauge, type Registry } from 'prom-client'

export type PageMetrics = {
  /** counted without the library, which takes longer than the answer */
  hits: number
  fills: number
  /** what the store holds, asked when the metrics are read */
  watch: (figures: () => { pages: number; bytes: number }) => void
}

/** Counts of the kept pages, for `/metrics`. */
export function pageMetrics(registry: Registry): PageMetrics {
  const registers = [registry]
  const metrics: PageMetrics = {
    hits: 0,
    fills: 0,
    watch: figures => {
      gauge('kept_pages', 'Pages that are kept', () => figures().pages)
      gauge('kept_page_bytes', 'Memory that kept pages and their scripts take', () => figures().bytes)
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
