/** What a button sends, by the names of its fields. */
export type SceneForm = Readonly<Record<string, string | File>>
