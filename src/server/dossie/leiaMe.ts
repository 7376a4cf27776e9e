/** The page that goes inside a sealed archive, for who receives it and knows nothing of it. */
export const leiaMe = (titulo: string, emitidoEm: string): string => `${titulo}
Emitido em ${emitidoEm}

O que há aqui
  documentos/    o processo inteiro em um só PDF (dossie.pdf) e cada documento em separado
  arquivos/      as fotos e os papéis juntados ao processo, como foram recebidos (se houver). Os
                 papéis restritos ficam de fora: o manifesto diz o lugar de cada um, em deFora
  atos/          cada ato do processo, na ordem, como foi registrado (JSON canônico, RFC 8785)
  manifesto.json a lista dos arquivos, com o SHA-256 de cada um, o fim da corrente de atos e as
                 raízes dos dias
  lacre.txt      o SHA-256 do manifesto

Como conferir
  Com o programa Outorga, sem banco de dados e sem rede:

      outorga conferir ARQUIVO.zip

  O comando confere o lacre, cada arquivo, a ordem, o hash de cada ato e a sua ligação com o
  anterior, e o lugar de cada ato na raiz do dia em que foi registrado. Qualquer mudança é apontada
  com o nome do arquivo ou do ato.

  Quem quisesse falsificar tudo teria de falsificar também a raiz do dia, que o Município guarda:
  compare as raízes que o comando mostra com as que o Município informar
  (outorga conferir ARQUIVO.zip --raiz DIA=HASH).

  Qualquer programa de SHA-256 confere os arquivos um a um com a lista do manifesto.
`
