-- Where and when vehicles are inspected: a register without legal effect. What an inspection found is
-- an act; coming late to it is not.

CREATE TABLE local_de_vistoria (
  municipio int NOT NULL REFERENCES municipio,
  servico text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  nome text NOT NULL,
  endereco text NOT NULL,
  -- Days of the week, Monday is 1; working days of the city only.
  dias smallint[] NOT NULL,
  inicio time NOT NULL,
  fim time NOT NULL CHECK (fim > inicio),
  intervalo smallint NOT NULL CHECK (intervalo BETWEEN 5 AND 240),
  vagas smallint NOT NULL CHECK (vagas BETWEEN 1 AND 50),
  ativo boolean NOT NULL DEFAULT true,
  alterado_em timestamptz NOT NULL DEFAULT now(),
  alterado_por text NOT NULL,
  PRIMARY KEY (municipio, servico, id)
);
SELECT proteger('local_de_vistoria', 'SELECT, INSERT, UPDATE');

CREATE TABLE agendamento (
  municipio int NOT NULL REFERENCES municipio,
  servico text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  local uuid NOT NULL,
  dia date NOT NULL,
  hora time NOT NULL,
  -- Which of the places of that hour: no race gives one twice.
  vaga smallint NOT NULL,
  veiculo text NOT NULL,
  motivo text NOT NULL CHECK (motivo IN ('periodica', 'retorno', 'determinada')),
  criado_em timestamptz NOT NULL DEFAULT now(),
  criado_por text NOT NULL,
  desmarcado_em timestamptz,
  desmarcado_por text,
  PRIMARY KEY (municipio, servico, id),
  FOREIGN KEY (municipio, servico, local) REFERENCES local_de_vistoria (municipio, servico, id)
);
CREATE UNIQUE INDEX agendamento_vaga ON agendamento (municipio, servico, local, dia, hora, vaga)
  WHERE desmarcado_em IS NULL;
CREATE UNIQUE INDEX agendamento_veiculo_no_dia ON agendamento (municipio, servico, veiculo, dia)
  WHERE desmarcado_em IS NULL;
SELECT proteger('agendamento', 'SELECT, INSERT, UPDATE');
