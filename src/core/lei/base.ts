/** What an act stands on: its provisions, and the gaps whose default it relied on. */
export type Base = Readonly<{ fundamentos: readonly string[]; lacunas?: readonly string[] }>

/** The same with a rule's own, each once; as it was, where the pack has no such rule. */
export function comRegra(
  base: Base,
  regra: Readonly<{ fundamentos: readonly string[]; lacuna?: string | undefined }> | undefined,
): Base {
  if (regra === undefined) return base
  const lacunas = [...(base.lacunas ?? []), ...(regra.lacuna === undefined ? [] : [regra.lacuna])]
  return {
    fundamentos: [...new Set([...base.fundamentos, ...regra.fundamentos])],
    ...(lacunas.length === 0 ? {} : { lacunas: [...new Set(lacunas)] }),
  }
}
