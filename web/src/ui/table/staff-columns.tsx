import type { ReactNode } from 'react';
import { ActiveMark } from './active-mark.tsx';
import { EditAndDelete, TwoLines, TypedName } from './table-cells.tsx';
import { type TableColumn, tableColumns } from './table-columns.ts';

/** The code under which staff and papers name the row. */
export function codeColumn<Row extends object>(
  header: string,
  codeOf: (row: Row) => string | null,
): TableColumn<Row> {
  return tableColumns<Row>().display({
    id: 'code',
    header,
    cell: ({ row: { original } }) => (
      <span className="cell-clip">
        <span className="code">{codeOf(original)}</span>
      </span>
    ),
    meta: { least: 112, skeleton: ['72px'] },
  });
}

/** The name of the row, and a quieter second name below; a dash where that is empty, nothing where there is none. */
export function nameColumn<Row extends object>(
  id: string,
  header: string,
  namesOf: (row: Row) => { name: string; second?: string | undefined },
): TableColumn<Row> {
  return tableColumns<Row>().display({
    id,
    header,
    cell: ({ row: { original } }) => {
      const { name, second } = namesOf(original);
      return (
        <TwoLines
          first={<TypedName>{name}</TypedName>}
          second={second !== undefined && <TypedName>{second}</TypedName>}
        />
      );
    },
    meta: { least: 150, width: 'rest', skeleton: ['120px', '172px'] },
  });
}

/** The person to ask for, and the number below. */
export function ownerColumn<Row extends object>(
  header: string,
  ownerOf: (row: Row) => { name: string | null; phone: string | null },
): TableColumn<Row> {
  return tableColumns<Row>().display({
    id: 'owner',
    header,
    cell: ({ row: { original } }) => {
      const { name, phone } = ownerOf(original);
      return (
        <TwoLines
          strong={false}
          first={name && <TypedName>{name}</TypedName>}
          second={phone && <bdi className="ltr">{phone}</bdi>}
        />
      );
    },
    meta: { least: 168, skeleton: ['104px', '124px'] },
  });
}

export function emailColumn<Row extends { email: string }>(header: string): TableColumn<Row> {
  return tableColumns<Row>().display({
    id: 'email',
    header,
    cell: ({ row: { original } }) => (
      <span className="cell-clip" title={original.email}>
        <bdi>{original.email}</bdi>
      </span>
    ),
    meta: { least: 180, width: '18%', skeleton: ['176px'], from: 'lg' },
  });
}

export function activeColumn<Row extends { isActive: boolean }>(
  header: string,
  words: { active: string; inactive: string },
): TableColumn<Row> {
  return tableColumns<Row>().display({
    id: 'status',
    header,
    cell: ({ row: { original } }) => (
      <ActiveMark active={original.isActive}>{original.isActive ? words.active : words.inactive}</ActiveMark>
    ),
    meta: { least: 114, skeleton: ['56px'] },
  });
}

interface EditAndDeleteColumn<Row> {
  /** Name the row: 'Edit Atlas'. */
  editLabel: (row: Row) => string;
  onEdit: (row: Row) => void;
  deleteLabel: (row: Row) => string;
  onDelete: (row: Row) => void;
  /** A further button, before the others. */
  further?: ((row: Row) => ReactNode) | undefined;
}

export function editAndDeleteColumn<Row extends object>({
  editLabel,
  onEdit,
  deleteLabel,
  onDelete,
  further,
}: EditAndDeleteColumn<Row>): TableColumn<Row> {
  return tableColumns<Row>().display({
    id: 'actions',
    header: '',
    cell: ({ row: { original } }) => (
      <EditAndDelete
        editLabel={editLabel(original)}
        onEdit={() => onEdit(original)}
        deleteLabel={deleteLabel(original)}
        onDelete={() => onDelete(original)}
      >
        {further?.(original)}
      </EditAndDelete>
    ),
    meta: { kind: 'actions', least: further ? 132 : 96, skeleton: ['48px'] },
  });
}
