-- Mercator's map, on which directions are right and so, around a point, is what is nearer.
create function on_map(latitude double precision, longitude double precision) returns point
  language sql immutable strict parallel safe
  return point(longitude, degrees(ln(tan(pi() / 4 + radians(least(greatest(latitude, -89), 89)) / 2))));

-- Near a point within a vertical, for whoever looks at the nearest one by one: in the plane an index is far tighter.
create index listing_by_map on listing using gist (vertical, on_map(latitude, longitude)) where is_active;
