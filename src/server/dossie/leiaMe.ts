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
  lacre.txt      o SHA-256 do manifesto, a chave que o assina e a assinatura (Ed25519)

Como conferir
  Com o programa Outorga, sem banco de dados:

      outorga conferir ARQUIVO.zip --chave https://ENDEREÇO-DO-SISTEMA-DO-MUNICÍPIO

  O comando confere o lacre, cada arquivo, a ordem, o hash de cada ato e a sua ligação com o
  anterior, e o lugar de cada ato na raiz do dia em que foi registrado. Qualquer diferença é
  apontada com o nome do arquivo ou do ato.

O que prova, e o que não prova
  Sozinho, este arquivo só concorda consigo mesmo: quem o refizesse por inteiro, com outros
  documentos e outra lista, faria um que também concorda. O que prova vem de fora:

  - a chave pública do Município prova o manifesto e, pela lista dele, todos os arquivos: os atos,
    os documentos e as fotos. O Município a publica em /.well-known/jwks.json, no endereço do seu
    sistema; também serve uma cópia guardada dela (--chave CHAVES.json). Tome-a do Município, nunca
    de quem entregou o arquivo;
  - a raiz de um dia, que o Município informa, prova os atos registrados nesse dia
    (--raiz DIA=HASH) que estão aqui, e só eles: documentos e fotos, não; o número, a data e se
    houve atos depois do último, também não. Por isso o comando termina com código 4, e só com a
    assinatura conferida termina com 0.

  O dado pessoal de um ato pode ter sido eliminado, como a lei manda. O comando avisa em cada ato
  que o teve e não o traz.

  Qualquer programa de SHA-256 confere os arquivos um a um com a lista do manifesto; a assinatura é
  de "outorga-lacre-1", nova linha, o SHA-256 do manifesto em hexadecimal, nova linha.
`
