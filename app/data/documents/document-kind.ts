type Shape<Document> = {
  /** rises with each change that an older reader would misread */
  version: number
  /** puts in what an older version has not stored */
  complete: (stored: Partial<Document>) => Document
}

/** How one kind of document is written, and opened whatever version wrote it. */
export type DocumentCodec<Document> = {
  /** The document that was stored. What is missing is completed; what this version has no name for is kept, so that nodes of two versions may work side by side. */
  read: (stored: unknown) => Document
  /** JSON text with the version of its shape as `schema`. */
  write: (document: Document) => string
}

/** The reader and the writer of one kind of stored document. */
export function documentKind<Document extends object>({
  version,
  complete,
}: Shape<Document>): DocumentCodec<Document> {
  return {
    read: stored => {
      const { schema: _, ...document } = isRecord(stored) ? stored : {}
      return complete(document as Partial<Document>)
    },
    write: document => JSON.stringify({ ...document, schema: version }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
